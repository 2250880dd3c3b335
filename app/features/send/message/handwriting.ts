import { handFamily, handScale, inkColour } from '#app/ui/opening/handwriting.ts';
import type { Hand, Ink } from '#contract/card-send.ts';

const HAND_NAMES: Record<Hand, string> = {
  caveat: 'Caveat',
  'covered-by-your-grace': 'Grace',
  kalam: 'Kalam',
  'la-belle-aurore': 'Aurore',
  mansalva: 'Mansalva',
};
const INK_NAMES: Record<Ink, string> = { black: 'Black', blue: 'Blue', green: 'Green', plum: 'Plum', brown: 'Brown' };

/** The five handwriting fonts with their names. `scale` evens out their sizes. */
export const HANDS = (Object.keys(HAND_NAMES) as Hand[]).map((hand) => ({
  hand,
  name: HAND_NAMES[hand],
  family: handFamily(hand),
  scale: handScale(hand),
}));

/** The five inks with their names. Paper looks the same in light and dark, so these are plain colours and not theme roles. */
export const INKS = (Object.keys(INK_NAMES) as Ink[]).map((ink) => ({
  ink,
  name: INK_NAMES[ink],
  colour: inkColour(ink),
}));

export function getHand(hand: Hand) {
  return HANDS.find((candidate) => candidate.hand === hand) ?? HANDS[0]!;
}
export function getInk(ink: Ink) {
  return INKS.find((candidate) => candidate.ink === ink) ?? INKS[0]!;
}
