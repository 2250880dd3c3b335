import type { Drawing, Input, Palette, Rng } from '#artwork/engine.ts';

/** A sleeve of cardboard: its colours, its lines of text and its shadow. */
export type Sleeve = {
  inp: Input; c: Drawing; p: Palette; r: Rng; m: string; dark: boolean; L: string[]; dk: string; pale: string;
  cardboard: (x: number, y: number, w: number, h: number) => string;
  drop: (x: number, y: number, w: number, h: number) => string;
};
