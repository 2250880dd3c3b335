import type { Drawing, P, Palette, Rng } from '#artwork/engine.ts';

/** An animal in the shape of a digit: its width, its drawing, and where its feet stand. */
export type Figure = { w: number; svg: string; feet: [number, number][] };

/** What an animal is drawn with: the colours of a palette, and its strokes. */
export type Pen = {
  c: Drawing; p: Palette; r: Rng; pickc: (k: number) => string;
  tub: (ps: P[], w: (t: number) => number, col: string, extra?: string) => string;
  tickles: (pts: { p: P; a: number; }[], len: number, col: string, w?: number, o?: number) => string;
};
