import type { Drawing, Input, Rng } from '#artwork/engine.ts';

/** The inks that signs are drawn with on a map. */
export type Ink = {
  inp: Input;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  ink: string; land: string;
};

/** The map: its parchment, its inks and its land. */
export type Parchment = {
  inp: Input; c: Drawing; r: Rng;
  K: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  parch: string; ink: string; wash: string; hot: string; land: string;
};
