import type { FontKey } from '#artwork/engine.ts';

/** Where a picture leaves room for words, what they stand on, and the face that suits it; `small` is the width of the small line, where it is less. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; max: number; face: FontKey; turn?: number; small?: number };
