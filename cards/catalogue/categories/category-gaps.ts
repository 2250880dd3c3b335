import { CATEGORIES } from './categories.ts';
import type { CategoryNode } from './category.ts';
import { minimumSize } from './minimum-sizes.ts';
import type { Pair, PairFilter } from '#cards/catalogue/pairing/pairing.ts';
import { categoriesOf } from './categorize.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

/** How much fuller than its floor a shelf is made, so that one card more or less does not take it down. */
const SPARE = 1.1;
/** On a shelf that is filled up: at most so many cards of one family, and of one hero. */
const OF_A_FAMILY = 5;
const OF_A_HERO = 6;

/** every shelf below the tops, by its address */
function addresses(nodes: readonly CategoryNode[], above: string[] = []): string[] {
  return nodes.flatMap(({ slug, items = [] }) => {
    const place = [...above, slug];
    return [...(above.length > 0 ? [place.join('/')] : []), ...addresses(items, place)];
  });
}
const NAMED = new Set(addresses(CATEGORIES));

const known = new WeakMap<Words, string[]>();

/** the named shelves below the top on which words put a card, whatever its picture */
export function subcategoriesFor(words: Words): string[] {
  const before = known.get(words);
  if (before) return before;
  const shelves = categoriesOf(words, { fits: {} })
    .map((place) => place.join('/'))
    .filter((shelf) => NAMED.has(shelf));
  known.set(words, shelves);
  return shelves;
}

function countOn(stand: readonly Words[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const words of stand) for (const shelf of subcategoriesFor(words)) count.set(shelf, (count.get(shelf) ?? 0) + 1);
  return count;
}

/** With so many times its floor a shelf can do without some of its cards. */
const PLENTY = 1.5;

/** Which cards a shelf would miss: those on one that has not plenty. */
export function neededBySmallCategories(stand: readonly Words[]): (words: Words) => boolean {
  const count = countOn(stand);
  return (words) => subcategoriesFor(words).some((shelf) => (count.get(shelf) ?? 0) < minimumSize(shelf) * PLENTY);
}

/** The shelves that these pairs do not fill. */
export function findShortCategories(stand: readonly Words[]): Set<string> {
  const count = countOn(stand);
  return new Set([...NAMED].filter((shelf) => (count.get(shelf) ?? 0) < minimumSize(shelf) * SPARE));
}

/** Words for every shelf, on pictures that have not stood for another occasion: a card's address names its occasion. */
export function keepingOccasions(stoodFor: ReadonlyMap<string, string>): PairFilter {
  return {
    words: () => true,
    take: ({ picture, words }) => (stoodFor.get(picture.key) ?? words.occasion) === words.occasion,
  };
}

/** What is wanted while these shelves are short of cards: words for them, no shelf all of one make. */
export function fillingCategories(shelves: ReadonlySet<string>, stand: readonly Pair[]): PairFilter {
  const count = new Map<string, number>();
  const add = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  const isShort = (shelf: string) => shelves.has(shelf) && (count.get(shelf) ?? 0) < minimumSize(shelf) * SPARE;
  const makesOf = (shelf: string, { picture }: Pair): [key: string, most: number][] => [
    [`${shelf} family ${picture.family}`, OF_A_FAMILY],
    [`${shelf} hero ${picture.hero}`, OF_A_HERO],
  ];
  function put(pair: Pair): void {
    for (const shelf of subcategoriesFor(pair.words)) {
      add(shelf);
      for (const [key] of makesOf(shelf, pair)) add(key);
    }
  }
  for (const pair of stand) put(pair);
  return {
    words: (row) => subcategoriesFor(row).some(isShort),
    take(pair) {
      const helps = subcategoriesFor(pair.words).some(
        (shelf) => isShort(shelf) && makesOf(shelf, pair).every(([key, most]) => (count.get(key) ?? 0) < most),
      );
      if (helps) put(pair);
      return helps;
    },
  };
}
