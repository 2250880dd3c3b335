import type { FaceName } from '#server/ports/artist.ts';

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
