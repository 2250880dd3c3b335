import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { HeadlineSize } from '#cards/render/headline-size.ts';

/** In every category, one card in this many has the plain greeting of its occasion in large letters. */
const ONE_IN = 6;
/**
 * Letters are large if they can be read on a tile 180 pixels wide: the median letter of the headline is more than eight
 * pixels tall there, and the headline is wider than a third of the front.
 */
const LARGE: HeadlineSize = { height: 0.048, width: 0.36 };

export function isLarge({ height, width }: HeadlineSize): boolean {
  return height >= LARGE.height && width >= LARGE.width;
}

/** The number of cards in a category, and of those with the plain greeting in large letters. */
export type GreetingCount = { category: string; cards: number; greeting: number };

/** The counts of every category with cards. */
export function greetingCounts(cards: readonly Pick<CatalogueEntry, 'categories' | 'facts'>[]): GreetingCount[] {
  const counts = new Map<string, GreetingCount>();
  for (const { categories, facts } of cards)
    for (const place of categories) {
      const category = place.join('/');
      const count = counts.get(category) ?? { category, cards: 0, greeting: 0 };
      counts.set(category, count);
      count.cards++;
      if (facts.greeting && isLarge(facts.greeting)) count.greeting++;
    }
  return [...counts.values()];
}

/** Whether a category has too few plain greetings. */
export function hasTooFewGreetings({ cards, greeting }: GreetingCount): boolean {
  return greeting * ONE_IN < cards;
}
