import type { Drawing, Input, Rng, Palette } from '#artwork/engine.ts';
import type { Dye } from './shell.ts';

/** What the three cards share: their colours, the dyes of their eggs, and their words. */
export type Card = {
  inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; deepest: string; dyes: Dye[]; bg: string; ink: string;
  acc: string; off: number; ROSE: string[]; EDGE: string[];
};
