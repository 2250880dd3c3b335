import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Crowd = { c: Drawing; r: Rng; p: Palette };
