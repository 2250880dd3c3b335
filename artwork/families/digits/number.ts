import type { Drawing, Input, Palette, Rng } from '#artwork/engine.ts';

/** A number, and the words with it. */
export type Numeral = {
  inp: Input; c: Drawing; p: Palette; r: Rng; num: string; lines: string[]; second: string[]; dark: boolean;
};
