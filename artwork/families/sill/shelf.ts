import type { Drawing, Input, P, Rng, Palette } from '#artwork/engine.ts';

/** A window sill with plants: its colours, and the strokes of a dry brush. */
export type Sill = {
  inp: Input; c: Drawing; r: Rng; p: Palette; light: boolean; dk: string; hot: string; gA: string; gB: string;
  gC: string; pink: string; clayC: string;
  dry: (x: number, y: number, w: number, h: number, col: string, n: number, o: number) => string; cast: string[];
  line: (a: P, b: P, n?: number) => P[]; cap: (w: number, dome: number) => (t: number) => number;
  globe: (x: number, y: number, s: number, col: string) => string; small: string | undefined; A: string[];
};
