import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import type { HeadlineSize } from '#cards/render/headline-size.ts';

/** On every shelf one card in so many says the plain greeting of its occasion in large letters. */
const ONE_IN = 6;
/**
 * Letters are large when they can be read on a tile 180 pixels wide: the middle one of the headline is more than eight
 * pixels tall there, and the headline takes more than a third of the front's width.
 */
const LARGE: HeadlineSize = { height: 0.048, width: 0.36 };

export function isLarge({ height, width }: HeadlineSize): boolean {
  return height >= LARGE.height && width >= LARGE.width;
}

/** Of a shelf: how many cards it has, and how many of them greet plainly in large letters. */
export type GreetingCount = { shelf: string; cards: number; greeting: number };

/** The count of every shelf that has cards. */
export function greetingCounts(cards: readonly Pick<CatalogueEntry, 'shelves' | 'facts'>[]): GreetingCount[] {
  const counts = new Map<string, GreetingCount>();
  for (const { shelves, facts } of cards)
    for (const place of shelves) {
      const shelf = place.join('/');
      const count = counts.get(shelf) ?? { shelf, cards: 0, greeting: 0 };
      counts.set(shelf, count);
      count.cards++;
      if (facts.greeting && isLarge(facts.greeting)) count.greeting++;
    }
  return [...counts.values()];
}

/** Whether a shelf has too few plain greetings. */
export function hasTooFewGreetings({ cards, greeting }: GreetingCount): boolean {
  return greeting * ONE_IN < cards;
}
