import type { Drawing, Input, Palette, Rng } from '#artwork/engine.ts';

/** The number of years, and what its material is drawn with. */
export type Anniversary = {
  inp: Input; c: Drawing; p: Palette; num: string; m: string; dark: boolean; bg: string; deep: string; rr: Rng;
  halo: (o: number) => string;
};
