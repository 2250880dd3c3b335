import type { Room } from '#artwork/lettering/in-a-room.ts';
import type { Drawing, Palette, Rng } from '#artwork/engine.ts';

export type Work = { c: Drawing; r: Rng; p: Palette };
/** Where the words stand, and the face in which such a thing is lettered. */
export type Lettered = Room & { face: string; lead?: number };
