import {
  type Drawing, g, heart, mix, type P, path, qbez, ribbon, shade, smooth, tf, type Rng, type Palette,
} from '#artwork/engine.ts';
import { leaf } from '#artwork/subjects/leaves.ts';
import { ANIMALS, type Cols } from './animals.ts';

/** What birds and whales are set in: the ground and two sets of colours. */
export type Scenery = { c: Drawing; r: Rng; p: Palette; bg: string; ink: string; k1: Cols; k2: Cols };

/** birds on a branch */
export function drawBird({ c, r, p, bg, ink, k1, k2 }: Scenery) {
  let an = '';
  const br = qbez([40, 900], [500, 800], [960, 885], 24);
  an += path(
    ribbon(br, (t) => 20 - t * 8),
    `fill="${mix(p.e, ink, 0.4)}"`,
  );
  for (let i = 0; i < 9; i++) {
    const q = br[2 + i * 2 + (i > 4 ? 1 : 0)]!;
    an += leaf(q[0], q[1], (i % 2 ? 50 : -58) + r.f(-12, 12), 92, 40, {
      fill: [p.c, p.b, mix(p.c, p.e, 0.5)][i % 3]!,
      tone: shade([p.c, p.b, mix(p.c, p.e, 0.5)][i % 3]!, -0.05),
      vein: bg,
    });
  }
  an +=
    g(ANIMALS.bird!(c, k1, 1), tf(330, 785, 0, 0.98)) +
    g(ANIMALS.bird!(c, { ...k2, acc: p.e }, -1), tf(716, 785, 0, 0.8)) +
    path(heart(522, 470, 34), `fill="${p.a}"`);
  return an;
}

/** a whale */
export function drawWhale({ c, p, k1, an }: Scenery & { an: string }) {
  let wv = '';
  for (let i = 0; i < 3; i++) {
    const ps: P[] = [];
    for (let x = 60; x <= 940; x += 30) ps.push([x, 800 + i * 44 + Math.sin(x / 46 + i) * 12]);
    wv += path(smooth(ps, false), `fill="none" stroke="${[p.c, p.d, p.a][i]!}" stroke-width="9" stroke-linecap="round"`);
  }
  an = g(ANIMALS.whale!(c, k1, 1), tf(430, 770, -4, 0.92)) + wv;
  return an;
}
