import type { Drawing, Input, Rng, Run } from '#artwork/engine.ts';
import type { Crew } from '#artwork/subjects/critter.ts';

/** A train on its way: its colours, its crew, what it carries and the land that it goes through. */
export type Journey = {
  inp: Input; c: Drawing; r: Rng;
  R: { dark: boolean; cream: string; deep: string; hot: string; warm: string; cool: string; cool2: string; }; m: string;
  night: boolean; dark: string; sky0: string; sky1: string; G0: string; far: (t: number) => string; brass: string;
  sat: string[]; crews: Crew[]; clouds: (list: [number, number, number][], col: string, o: number) => string;
  cream: string; who: string;
  engineCols: { body: string; trim: string; dark: string; brass: string; wheel: string; glassc: string; lamp: string; };
  driver: string; hillLine: (y: number, amp: number, seed: string, ph: number, w?: number) => (x: number) => number;
  hcol: string; head: { rows: Run[]; size: number; cap: number; pitch: number; h: number; }; top: number; carry: string;
};
