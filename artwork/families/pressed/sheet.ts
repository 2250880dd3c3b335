import type { Drawing, Rng, Palette } from '#artwork/engine.ts';

/** The sheet that flowers are pressed on, and their greens. */
export type Sheet = { c: Drawing; r: Rng; p: Palette; dark: boolean; green: string; A: string; lacePetal: string };
