import type { Drawing, Input, Run, Palette, Rng } from '#artwork/engine.ts';
import type { Flat } from './lamps.ts';

/** A sign of lamps: its colours, its letters and the name on it. */
export type Sign = {
  inp: Input; c: Drawing; p: Palette; r: Rng; dark: boolean; night: string; deep: string; glowC: string; L: string[];
  pale: string; rimC: string; placed: (q: Run, x: number, y: number) => [string, Flat[]]; name: string;
  nameAt: (y: number, on: string, w?: number, max?: number) => void;
};
