import { g, path, tf } from '#artwork/engine.ts';
import type { Blk } from './blocks.ts';

/** a wild goose */
export const goose = (x: number, y: number, k: number, a: number, B: Blk) =>
  g(
    path('M-60 4C-44 -4 -24 -8 0 -6C20 -4 36 -10 52 -14C60 -18 70 -18 74 -12L90 -8L74 -5C66 -2 56 0 46 4C30 12 8 14 -14 12C-30 12 -44 14 -66 16Z', `fill="${B.key}"`) +
      path('M-8 -4C-30 -30 -60 -52 -98 -62C-70 -32 -50 -6 -18 8C-8 10 8 8 14 2Z', `fill="${B.foam}" stroke="${B.key}" stroke-width="3"`) +
      path('M-98 -62C-80 -46 -70 -30 -58 -18M-82 -52C-66 -38 -58 -26 -46 -12M-62 -42C-50 -28 -44 -18 -32 -6', `fill="none" stroke="${B.key}" stroke-width="3"`) +
      path('M8 -4C4 -34 14 -62 36 -86C40 -56 36 -26 26 -2Z', `fill="${B.pale}" stroke="${B.key}" stroke-width="3"`)
        + path('M36 -86C32 -66 26 -46 24 -26', `fill="none" stroke="${B.key}" stroke-width="3"`),
    tf(x, y, a, k),
  );
