import { handFamily, handScale, inkColour } from '#app/ui/opening/hand.ts';
import type { Hand, Ink } from '#contract/card-send.ts';

const HAND_NAMES: Record<Hand, string> = {
  caveat: 'Caveat',
  'covered-by-your-grace': 'Grace',
  kalam: 'Kalam',
  'la-belle-aurore': 'Aurore',
  mansalva: 'Mansalva',
};
const INK_NAMES: Record<Ink, string> = { black: 'Black', blue: 'Blue', green: 'Green', plum: 'Plum', brown: 'Brown' };

/** The five hands, as they are offered: a name written in the hand itself. `scale` evens out how large each one writes. */
export const HANDS = (Object.keys(HAND_NAMES) as Hand[]).map((hand) => ({
  hand,
  name: HAND_NAMES[hand],
  family: handFamily(hand),
  scale: handScale(hand),
}));

/** The five inks by name; paper does not change with the light, so they are colours and not roles. */
export const INKS = (Object.keys(INK_NAMES) as Ink[]).map((ink) => ({
  ink,
  name: INK_NAMES[ink],
  colour: inkColour(ink),
}));
