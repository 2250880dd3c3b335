import { handFamily } from '#app/ui/opening/handwriting.ts';
import {
  HAND_IDS,
  HANDS as SHARED_HANDS,
  INK_IDS,
  INKS as SHARED_INKS,
  type Hand,
  type Ink,
} from '#shared/letter/hands.ts';

/** The five handwriting fonts with their names. `scale` evens out their sizes. */
export const HANDS = HAND_IDS.map((hand) => ({ hand, family: handFamily(hand), ...SHARED_HANDS[hand] }));

/** The five inks with their names. Paper looks the same in light and dark, so these are plain colours and not theme roles. */
export const INKS = INK_IDS.map((ink) => ({ ink, ...SHARED_INKS[ink] }));

export function getHand(hand: Hand) {
  return { family: handFamily(hand), ...SHARED_HANDS[hand] };
}
export function getInk(ink: Ink) {
  return SHARED_INKS[ink];
}
