import type { FaceName } from '#server/ports/artist.ts';
import type { LaidLetter } from '#shared/letter/letter.ts';

/** Faces that every card has, in the order in which they are drawn. Those of its letter follow them. */
export const PLAIN_FACES = [
  'front',
  'inside-left',
  'inside-right',
  'back',
  'envelope',
  'envelope-back',
  'liner',
  'stamp',
] as const satisfies FaceName[];

/** The faces of a letter, a page each; none where nothing is written. */
export function letterFaces({ pages }: LaidLetter): FaceName[] {
  return pages.flatMap((lines, i) => (lines.length === 0 ? [] : [`letter-${i + 1}` as const]));
}
