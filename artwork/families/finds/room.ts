/** Where a picture leaves room for words, and what they stand on. */
export type Room = { box: readonly [x: number, y: number, w: number, h: number]; ground: string; max: number; turn?: number };
