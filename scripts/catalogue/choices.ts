import editorial from '#cards/catalogue/editorial.json' with { type: 'json' };

/** What people decided about single cards. */
export type Choices = {
  leftOut: Record<string, string>;
  pairs: Record<string, string>;
  /** words that were said otherwise: the name they had → the name they have; a card that stands keeps them (a name that stays has another inside) */
  reworded: Record<string, string>;
  palettes: Record<string, string>;
  titles: Record<string, string>;
  lines: Record<string, string>;
  names: Record<string, string>;
  /** pictures that lead a top category, by name; under `shop`, whose turn it is among the first */
  front: Record<string, string[]>;
};
export const choices: Choices = editorial;

/** How many cards of a kind stand in an occasion: the more cards it has, the more of a kind. At most twelve of a layout. */
const ROOM: Record<string, { layout: number; hero: number }> = {
  birthday: { layout: 12, hero: 14 },
  anniversary: { layout: 12, hero: 10 },
  christmas: { layout: 10, hero: 14 },
  valentine: { layout: 8, hero: 12 },
  'mothers-day': { layout: 6, hero: 10 },
  'fathers-day': { layout: 6, hero: 10 },
};
const ELSEWHERE = { layout: 4, hero: 12 };
export const LIMITS = {
  layout: (occasion: string) => (ROOM[occasion] ?? ELSEWHERE).layout,
  hero: (occasion: string) => (ROOM[occasion] ?? ELSEWHERE).hero,
  numerals: 1200,
};
/** Scores at which words sit on a picture: those about it first, then those that go with any picture of the occasion, then plain numbers. */
export const SCORES = [6, 4.5, 4];
/** Scores for a shelf that is short; at the last, numbers alone: their words say the number, and nothing else in the picture can bear them out. */
export const SCORES_WHEN_SHORT = [6, 4, 2.5, 0.5];
export const LEAST_BUT_NUMBERS = 2.5;
