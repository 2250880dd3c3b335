import type { Drawing, Input, Rng, Palette } from '#artwork/engine.ts';

/** A cake: its colours and the words. */
export type Table = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cream: string; lines: string[]; cols: string[];
};
