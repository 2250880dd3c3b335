import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Table = { c: Drawing; r: Rng; p: Palette };
