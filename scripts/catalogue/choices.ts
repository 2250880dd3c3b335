import editorial from '#cards/catalogue/editorial.json' with { type: 'json' };

/** Editorial decisions about single cards. */
export type Choices = {
  leftOut: Record<string, string>;
  pairs: Record<string, string>;
  /** words that were replaced: old name → new name; an existing card keeps them (the same name twice means a new inside) */
  reworded: Record<string, string>;
  palettes: Record<string, string>;
  titles: Record<string, string>;
  lines: Record<string, string>;
  names: Record<string, string>;
  /** pictures that lead a top category, by name; under `shop`, pictures that may be among the first of the shop */
  front: Record<string, string[]>;
};
export const choices: Choices = editorial;

/** The most cards of one layout and of one hero in an occasion: more in occasions with more cards, but at most twelve of a layout. */
const MAX_PER_OCCASION: Record<string, { layout: number; hero: number }> = {
  birthday: { layout: 12, hero: 14 },
  anniversary: { layout: 12, hero: 10 },
  christmas: { layout: 10, hero: 14 },
  valentine: { layout: 8, hero: 12 },
  'mothers-day': { layout: 6, hero: 10 },
  'fathers-day': { layout: 6, hero: 10 },
};
const MAX_IN_OTHERS = { layout: 4, hero: 12 };
export const LIMITS = {
  layout: (occasion: string) => (MAX_PER_OCCASION[occasion] ?? MAX_IN_OTHERS).layout,
  hero: (occasion: string) => (MAX_PER_OCCASION[occasion] ?? MAX_IN_OTHERS).hero,
  numerals: 1200,
};
/** Minimum scores for pairs of words and picture: words about the picture first, then words for any picture of the occasion, then plain numbers. */
export const SCORES = [6, 4.5, 4];
/** Minimum scores for a category with too few cards. The last allows only numbers: their words name the number, and nothing else in the picture can match them. */
export const SCORES_WHEN_SHORT = [6, 4, 2.5, 0.5];
export const MIN_SCORE_WITHOUT_NUMBER = 2.5;
