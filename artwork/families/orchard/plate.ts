import { type Drawing, type P, pt, type Rng, type Palette } from '#artwork/engine.ts';

/** A plate of a book of fruit: its colours, its drawing so far, and how its parts are labelled. */
export type Plate = {
  c: Drawing; r: Rng; p: Palette; paper: string; ink: string; green: string; lf: [string, string];
  lf2: [string, string]; bark: string; A: string[]; lab: (t: string, x: number, y: number) => string;
};

/** a thin curve through three points */
export const pinline = ([a, b, d]: [P, P, P] | P[]) => `M${pt(a)}Q${pt(b)} ${pt(d)}`;

/** a shape as a definition */
export const sym2 = (c: Drawing, d: string) => c.def((id) => `<path id="${id}" d="${d}"/>`, 'sy' + d);
