import { circ, g, mix, n1, type P, path, poisson, tf } from '#artwork/engine.ts';
import { isInsideRings } from '#artwork/primitives/polygons.ts';
import type { Parchment } from './map.ts';
import { shore } from './shore.ts';

type SeaCreaturesParts = Parchment & {
  X0: number; Y0: number; X1: number; rings: P[][]; rx: number; ry: number; sea: string; mclip: string;
};

/** ship, whale and serpent */
export function drawSeaCreatures({ c, r, K, m, parch, ink, hot, land, X0, Y0, X1, rings, rx, ry, sea, mclip }: SeaCreaturesParts) {
  // wavelets, ship and serpent
  let wv = '';
  for (const q of poisson(r, X0 + 20, Y0 + 20, X1 - X0 - 40, 860, 74))
    if (!isInsideRings(rings, ...q) && shore(q, rings) > 92 && Math.hypot(q[0] - rx, q[1] - ry) > 150) wv += `M${n1(q[0] - 20)} ${n1(q[1])}q5 -8 10 0t10 0t10 0t10 0`;
  sea += path(wv, `fill="none" stroke="${mix(ink, parch, 0.3)}" stroke-width="2" stroke-linecap="round"`);
  const ship = g(
    path('M-70 6C-60 40 -50 52 -34 54H44C60 52 72 34 80 -8L58 -4V8H-40V-2Z',
      `fill="${mix(K.hot, land, 0.3)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)
        + path('M-58 22C0 30 40 30 74 16M-48 38C0 44 40 44 64 34', `fill="none" stroke="${ink}" stroke-width="1.8"`) +
      path('M-32 4V-104M18 6V-124M54 -2V-84M-70 6L-104 -26', `stroke="${ink}" stroke-width="4" stroke-linecap="round"`) +
      path('M-58 -88C-46 -82 -22 -82 -8 -88C-2 -72 -2 -58 -10 -46C-26 -40 -44 -40 -56 -46C-48 -60 -50 -74 -58 -88ZM-56 -38C-44 -34 -20 -34 -8 -38C-2 -26 -2 -12 -10 -2C-26 4 -44 4 -54 -2C-48 -14 -50 -26 -56 -38ZM-10 -106C4 -100 34 -100 48 -106C56 -88 56 -74 46 -60C30 -54 8 -54 -6 -60C2 -76 -2 -92 -10 -106ZM-8 -52C6 -46 34 -46 48 -52C56 -36 54 -20 44 -6C28 0 8 0 -4 -6C2 -22 0 -38 -8 -52Z',
        `fill="${K.cream}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`) +
      path('M46 -74C60 -68 78 -54 86 -24L54 -20Z', `fill="${K.cream}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`)
        + path('M18 -124C28 -134 36 -118 50 -128L46 -114C34 -106 28 -120 18 -112ZM-32 -104C-22 -112 -16 -100 -4 -108L-8 -96C-18 -90 -22 -102 -32 -94Z',
        `fill="${hot}" stroke="${ink}" stroke-width="1.6"`) + path('M12 -82L24 -70M24 -82L12 -70', `stroke="${hot}" stroke-width="5"`)
          + path('M-96 58q10 -12 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', `fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"`),
    tf(216, 262, -3, 0.98),
  );
  const drake = g(
    ['M-20 0C-18 -56 44 -56 48 0L30 0C26 -28 2 -28 -2 0Z', 'M66 0C70 -40 116 -40 120 0L104 0C100 -18 84 -18 82 0Z',
      'M-78 0C-84 -40 -96 -66 -84 -92C-74 -112 -44 -114 -36 -96L-8 -88C-8 -82 -14 -78 -22 -78C-30 -74 -40 -74 -48 -78C-62 -70 -50 -36 -52 0Z',
        'M136 0C140 -16 152 -20 156 -34C164 -30 164 -22 176 -26C174 -12 160 -6 154 0Z'].map((d) =>
          path(d, `fill="${mix(K.cool, land, 0.3)}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"`)).join('') +
      path('M-92 -86l-12 -10 16 -4 -6 -14 18 6 2 -12 12 12', `fill="${hot}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"`)
        + circ(-58, -96, 4, `fill="${ink}"`) + path('M-72 -60h14M-74 -46h16M-74 -32h18M-74 -18h18M6 -34l4 -10 6 8 6 -8 4 10M86 -26l4 -8 5 6 5 -5',
        `fill="none" stroke="${ink}" stroke-width="2.2"`) + path('M-110 4q10 -10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"`),
    tf(m === 'twins' ? 290 : 226, m === 'twins' ? 880 : 950, 0, 0.84),
  );
  c.add('art', g(sea, `clip-path="${mclip}"`));
  c.add('art', ship + drake, 'float');
  return sea;
}
