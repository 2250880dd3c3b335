import type { Drawing, Input, P, Palette, Rng } from '#artwork/engine.ts';

/** A number as strokes, and what it is made with. */
export type Numeral = {
  inp: Input; c: Drawing; p: Palette; m: string; dark: boolean; bg: string; cy: number; wPx: number; strokes: P[][];
  closed: (s: P[]) => boolean; dOf: (s: P[]) => string; art: string[]; rr: Rng; shadowC: string;
  softTube: (d: string, w: number, dx: number, dy: number, o?: number) => string;
  bottomY: number;
};
