import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Day = { c: Drawing; r: Rng; p: Palette };
