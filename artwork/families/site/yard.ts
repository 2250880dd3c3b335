import type { Drawing, P, Rng } from '#artwork/engine.ts';

/** the letters on machines and signs */
export const SITE_FONT = 'league-spartan:900';

/** A building site: its colours, its ground, who is at work there, and the parts of machines. */
export type Yard = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; };
  cream: string; ink: string; black: string; sky: string; yellow: string; red: string; grey: string; steel: string;
  who: string; num: string | undefined; ground: string; groundY: number; shadow: (x0: number, x1: number) => string;
  beam: (a: P, b: P, w0: number, w1: number, col: string) => string; pin: (q: P, R0: number) => string;
  pilot: (x: number, y: number, sc: number, hat: string, kind?: number) => string;
  skylineBack: (y: number, list: [number, number, number][], col: string) => string;
};
