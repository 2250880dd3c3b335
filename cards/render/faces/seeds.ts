import { lum, withContrast } from '../colour.ts';
import { heart, n1, polar, sparkle, star, TAU } from '../geometry.ts';
import { circ, path } from '../svg.ts';
import type { Kit, Look } from './look.ts';
import { hair, ring } from './strokes.ts';

type Seed = Look['seed'];

/** a colour of the card that can be seen on its liner */
export function onLiner(k: Kit): string {
  const wanted = [k.p.b, k.p.d, k.p.a, k.p.paper].toSorted(
    (a, b) => Math.abs(lum(b) - lum(k.liner)) - Math.abs(lum(a) - lum(k.liner)),
  );
  return withContrast(k.liner, wanted[0] ?? k.stock, 1.9);
}

const dots: Seed = (x, y, k) =>
  [0, 1, 2].map((i) => circ(...polar(x, y, 15, -Math.PI / 2 + (i * TAU) / 3), 7, `fill="${onLiner(k)}"`)).join('');
const twinkle: Seed = (x, y, k) => path(sparkle(x, y, 26, 0.1), `fill="${onLiner(k)}"`);
const point: Seed = (x, y, k) => path(star(x, y, 5, 24, 10), `fill="${onLiner(k)}"`);
const love: Seed = (x, y, k) => path(heart(x, y, 20), `fill="${onLiner(k)}"`);
const drop: Seed = (x, y, k) =>
  path(
    `M${n1(x)} ${n1(y - 26)}L${n1(x + 19)} ${n1(y)}L${n1(x)} ${n1(y + 26)}L${n1(x - 19)} ${n1(y)}Z`,
    `fill="${onLiner(k)}"`,
  );
const hoop: Seed = (x, y, k) => hair(ring(x, y, 22) + ring(x, y, 10), onLiner(k), 4);
const cross: Seed = (x, y, k) =>
  hair(`M${n1(x - 16)} ${n1(y - 16)}l32 32M${n1(x + 16)} ${n1(y - 16)}l-32 32`, onLiner(k), 6);
const leaf: Seed = (x, y, k) =>
  path(
    `M${n1(x)} ${n1(y - 24)}c18 12 18 34 0 48c-18 -14 -18 -36 0 -48Z`,
    `fill="${onLiner(k)}" transform="rotate(28 ${n1(x)} ${n1(y)})"`,
  ) + hair(`M${n1(x - 9)} ${n1(y - 17)}l17 36`, k.liner, 2.4);
const flower: Seed = (x, y, k) =>
  Array.from({ length: 5 }, (_, i) =>
    circ(...polar(x, y, 13, -Math.PI / 2 + (i * TAU) / 5), 9.5, `fill="${onLiner(k)}"`),
  ).join('') + circ(x, y, 6, `fill="${k.liner}"`);
const ripple: Seed = (x, y, k) =>
  hair(`M${n1(x - 26)} ${n1(y)}q13 -10 26 0t26 0M${n1(x - 13)} ${n1(y + 13)}q7 -6 13 0t13 0`, onLiner(k), 4.5);

export const SEEDS = { dots, twinkle, point, love, drop, hoop, cross, leaf, flower, ripple };
export type SeedName = keyof typeof SEEDS;
