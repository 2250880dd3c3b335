import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

/** Where a picture leaves room for words, and what they stand on. */
export type Room = { cx: number; w: number; top: number; h: number; max: number; ground: string };

/** A picture of this family: it adds its layers and says where the words go. */
export type Scene = (c: Drawing, r: Rng, p: Palette) => Room;
