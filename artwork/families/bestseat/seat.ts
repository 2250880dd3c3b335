import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Seat = { c: Drawing; r: Rng; p: Palette };
