import { type Hand, HANDS } from '#shared/letter/hands.ts';
import type { FontKey } from '../lettering.ts';

/** The face of each hand: the same files as those of the product's pages. */
export const HAND_FACES: Record<Hand, FontKey> = {
  caveat: 'caveat:400',
  'covered-by-your-grace': 'covered-by-your-grace:400',
  kalam: 'kalam:400',
  'la-belle-aurore': 'la-belle-aurore:400',
  mansalva: 'mansalva:400',
};

/** The scale of a face when it is one of the hands. */
export function handScale(face: FontKey): number {
  const hand = (Object.keys(HAND_FACES) as Hand[]).find((id) => face.startsWith(`${id}:`));
  return hand === undefined ? 1 : HANDS[hand].scale;
}
