import { CATEGORIES } from './categories.ts';
import type { CategoryNode } from './category.ts';
import { minimumSize } from './minimum-sizes.ts';
import type { Pair, PairFilter } from '#cards/catalogue/pairing/pairing.ts';
import { categoriesOf } from './categorize.ts';
import type { Words } from '#cards/catalogue/words/words.ts';

/** How far above its minimum size a category is filled, so that losing a card does not hide it. */
const SPARE = 1.1;
/** The most cards of one family, and of one hero, in a category that is being filled. */
const OF_A_FAMILY = 5;
const OF_A_HERO = 6;

/** every category below the top ones, by its path */
function addresses(nodes: readonly CategoryNode[], above: string[] = []): string[] {
  return nodes.flatMap(({ slug, items = [] }) => {
    const place = [...above, slug];
    return [...(above.length > 0 ? [place.join('/')] : []), ...addresses(items, place)];
  });
}
const NAMED = new Set(addresses(CATEGORIES));

const known = new WeakMap<Words, string[]>();

/** the lower categories into which a text puts a card, whatever its picture */
export function subcategoriesFor(words: Words): string[] {
  const before = known.get(words);
  if (before) return before;
  const categories = categoriesOf(words, { fits: {} })
    .map((place) => place.join('/'))
    .filter((category) => NAMED.has(category));
  known.set(words, categories);
  return categories;
}

function countOn(stand: readonly Words[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const words of stand)
    for (const category of subcategoriesFor(words)) count.set(category, (count.get(category) ?? 0) + 1);
  return count;
}

/** A category of this many times its minimum size can lose some of its cards. */
const PLENTY = 1.5;

/** Whether a category needs a card: one that is not well above its minimum size. */
export function neededBySmallCategories(stand: readonly Words[]): (words: Words) => boolean {
  const count = countOn(stand);
  return (words) =>
    subcategoriesFor(words).some((category) => (count.get(category) ?? 0) < minimumSize(category) * PLENTY);
}

/** The categories that have too few cards with these pairs. */
export function findShortCategories(stand: readonly Words[]): Set<string> {
  const count = countOn(stand);
  return new Set([...NAMED].filter((category) => (count.get(category) ?? 0) < minimumSize(category) * SPARE));
}

/** Texts for every category, on pictures that have not been used for another occasion: a card's address names its occasion. */
export function keepingOccasions(stoodFor: ReadonlyMap<string, string>): PairFilter {
  return {
    words: () => true,
    take: ({ picture, words }) => (stoodFor.get(picture.key) ?? words.occasion) === words.occasion,
  };
}

/** While these categories have too few cards: texts for them, without filling a category with one family or hero. */
export function fillingCategories(categories: ReadonlySet<string>, stand: readonly Pair[]): PairFilter {
  const count = new Map<string, number>();
  const add = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  const isShort = (category: string) =>
    categories.has(category) && (count.get(category) ?? 0) < minimumSize(category) * SPARE;
  const makesOf = (category: string, { picture }: Pair): [key: string, most: number][] => [
    [`${category} family ${picture.family}`, OF_A_FAMILY],
    [`${category} hero ${picture.hero}`, OF_A_HERO],
  ];
  function put(pair: Pair): void {
    for (const category of subcategoriesFor(pair.words)) {
      add(category);
      for (const [key] of makesOf(category, pair)) add(key);
    }
  }
  for (const pair of stand) put(pair);
  return {
    words: (row) => subcategoriesFor(row).some(isShort),
    take(pair) {
      const helps = subcategoriesFor(pair.words).some(
        (category) => isShort(category) && makesOf(category, pair).every(([key, most]) => (count.get(key) ?? 0) < most),
      );
      if (helps) put(pair);
      return helps;
    },
  };
}
