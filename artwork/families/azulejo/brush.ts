import type { P, Rng } from '#artwork/engine.ts';

/** The oxides that tiles are painted with, and the strokes of the brush. */
export type Brush = {
  r: Rng; B: string; D: string; M: string; glaze: string; acc: string;
  bs: (ps: P[], w: number, tail?: number) => string; q3: (a: P, b: P, d: P, w: number, tail?: number) => string;
  tear: (x: number, y: number, a: number, l: number, w: number) => string;
  lens: (x: number, y: number, a: number, l: number, w: number) => string;
  wash: (d: string, o?: number, col?: string) => string; line: (d: string, o?: number) => string; A: string[];
  gull: (x: number, y: number, s: number) => string;
};
