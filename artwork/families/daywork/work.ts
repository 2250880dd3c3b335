import type { Room } from '#artwork/lettering/in-a-room.ts';
import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Work = { c: Drawing; r: Rng; p: Palette };
/** A room for words, and the face in which they stand there: as such a thing is lettered. */
export type Lettered = Room & { face: string; lead?: number };
