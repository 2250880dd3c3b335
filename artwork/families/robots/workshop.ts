import type { Drawing, P, Rng } from '#artwork/engine.ts';

/** What robots are made with: paints, plates, rivets and bulbs. */
export type Workshop = {
  c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  cream: string; ink: string; metal: string; red: string; yel: string; blue: string;
  tin: (col: string, v?: boolean) => string;
  chrome: string; plate: (d: string, col: string, w?: number, v?: boolean) => string;
  rivets: (ps: P[], R0?: number) => string;
  bulb: (x: number, y: number, R0: number, col: string, lit?: boolean) => string; num: string;
  key: (x: number, y: number, deg: number, sc?: number) => string; bg0: string; HL: string[];
};

/** What a tin toy is made with, and where it stands. */
export type Toy = {
  workshop: Workshop & { s: string; }; c: Drawing; cream: string; ink: string; metal: string; red: string; yel: string;
  blue: string; 
  tin: (col: string, v?: boolean) => string; chrome: string;
  plate: (d: string, col: string, w?: number, v?: boolean) => string; rivets: (ps: P[], R0?: number) => string;
  bulb: (x: number, y: number, R0: number, col: string, lit?: boolean) => string; num: string;
  key: (x: number, y: number, deg: number, sc?: number) => string;
};
