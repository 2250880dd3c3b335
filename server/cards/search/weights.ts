import type { Role } from './role.ts';

/*
 * The weights of the search: all figures that decide which card comes first. The rank of a card is the sum, over the words of a query, of the weight of the
 * word's role times the weight of the field that has the word, plus the preferences below.
 */

/** The weight of a word by its role. In a query for a funny card for a wife's fortieth, the joke matters least. */
export const ROLE_WEIGHTS: Readonly<Record<Role, number>> = {
  occasion: 4,
  number: 3.5,
  who: 3,
  thing: 3,
  look: 2,
  mood: 1.5,
};
/** The weight of a word that only decides which cards of another word come first. */
export const SOFT_WEIGHT = 0.4;
/** Such words with another weight. For an in-law, cards for in-laws come before cards for a mother. */
export const SOFT_WEIGHTS: Readonly<Record<string, number>> = { inlaw: 2 };

/** The weight of a match by the field that has the word; less for a related word. */
export const PLACE_WEIGHTS = { told: 1, shown: 0.6, near: 0.45, nearly: 0.25, described: 0.1 };

/** Added to a card for anyone if the query names no recipient. */
export const FOR_ANYONE_WEIGHT = 0.5;
/** Added to a card that is made for the one relation that the query names: "For Mum" comes before a card that also suits a grandmother. */
export const ONE_RELATION_WEIGHT = 0.1;
/** Added to a card without age, lateness, pet or group if the query names none of these. */
export const UNMARKED_WEIGHT = 1;
/** Added to a birthday card if the query names no occasion, because birthdays are meant most often. */
export const BIRTHDAY_WEIGHT = 0.6;
/** Added (negative) to a card for another recipient than the query names. */
export const NOT_FOR_WEIGHT = -2;

/** Added for what a card shares with the favourites of the person who searches. */
export const FAVORITE_WEIGHTS = { style: 2, mood: 1.5, colour: 1 };
