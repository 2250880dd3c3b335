import type { Role } from './role.ts';

/*
 * How search weighs words: all figures that decide which card comes first. A card's rank is the sum, over the words of a search, of what the word says (by its
 * role) times where the card has it (by its place), and what is preferred besides.
 */

/** How much a search is missed that leaves a word of it out. Who asks for a funny one for a wife's fortieth can do without the joke. */
export const ROLE_WEIGHTS: Readonly<Record<Role, number>> = {
  occasion: 4,
  number: 3.5,
  who: 3,
  thing: 3,
  look: 2,
  mood: 1.5,
};
/** A word that only decides which cards of another word come first. */
export const SOFT_WEIGHT = 0.4;
/** Such words with a weight of their own. An in-law's own card comes before that of a mother. */
export const SOFT_WEIGHTS: Readonly<Record<string, number>> = { inlaw: 1.5 };

/** How well a card answers a word by where it has it; less where it only has a word near it. */
export const PLACE_WEIGHTS = { told: 1, shown: 0.6, near: 0.45, nearly: 0.25, described: 0.1 };

/** Where nobody is named, a card for anyone counts so much more. */
export const FOR_ANYONE_WEIGHT = 0.5;
/** Where no age, lateness, pet or group is named, a card without any counts so much more. */
export const UNMARKED_WEIGHT = 1;
/** Where no occasion is named, a birthday card counts so much more: that is meant more often than anything. */
export const BIRTHDAY_WEIGHT = 0.6;
/** A card for somebody else than the one who is named. */
export const NOT_FOR_WEIGHT = -2;

/** How much a card moves forward by what it shares with the favourites of whoever searches. */
export const FAVORITE_WEIGHTS = { style: 2, mood: 1.5, colour: 1 };
