import type { Room } from '#cards/families/lettering/in-a-room.ts';
import type { Drawing } from '#cards/render/drawing.ts';
import type { Palette } from '#cards/render/palettes.ts';
import type { Rng } from '#cards/render/random.ts';

export type Work = { c: Drawing; r: Rng; p: Palette };
/** A room for words, and the face in which they stand there: as such a thing is lettered. */
export type Lettered = Room & { face: string; lead?: number };
