import { type Palette, toOklab, toOklch } from '#artwork/engine.ts';
import { flatten, type Hero } from '#artwork/heroes/hero.ts';
import { trueColourOf, turnedBy } from '#artwork/materials/true-colours.ts';
import { areaOf } from '#artwork/primitives/polygons.ts';

/** whether two colours are near, or of one hue and not far in lightness */
function near(a: string, b: string): boolean {
  const [x, y] = [toOklab(a), toOklab(b)];
  if (Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b) < 0.13) return true;
  const [u, v] = [toOklch(a), toOklch(b)];
  const turn = Math.abs(((u.h - v.h + 540) % 360) - 180);
  return u.c > 0.04 && v.c > 0.04 && turn < 30 && Math.abs(u.l - v.l) < 0.34;
}

/** The cloth that a pin is put on: the hero's own place in the list, or the next on which most of it stands out. */
export function liningFor(p: Palette, h: Hero, cloths: readonly [string, ...string[]]): string {
  const parts = h.parts
    .filter((part) => !part.line)
    .map((part) => ({ col: trueColourOf(p, h, part.k), area: Math.max(...flatten(part.d, 40).map((line) => Math.abs(areaOf(line)))) }));
  const all = parts.reduce((sum, part) => sum + part.area, 0) || 1;
  const list = turnedBy(h, cloths);
  const lost = list.map((cloth) => parts.reduce((sum, { col, area }) => sum + (near(col, cloth) ? area : 0), 0) / all);
  const clear = lost.findIndex((share) => share < 0.26);
  return list[clear >= 0 ? clear : lost.indexOf(Math.min(...lost))] ?? list[0];
}
