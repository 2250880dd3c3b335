import type { Drawing, Input, Rng, Palette } from '#artwork/engine.ts';

/** The sky that balloons are in, and their colours. */
export type Sky = { inp: Input; c: Drawing; r: Rng; p: Palette; dark: boolean; cols: string[] };
