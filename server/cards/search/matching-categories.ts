import { synonymsOf } from '#cards/catalogue/search/synonyms.ts';
import type { CategoryNode } from '#cards/catalogue/categories/category.ts';
import { parseSearchWords } from './search-words.ts';

/** A category that a query may name: its path, its name, its number of cards, and how many of the words are in its own name. */
export type MatchingCategory = { slugs: string[]; heading: string; count: number; said: number };

/**
 * Finds the categories whose names, with those of their parents, contain every word or a synonym of it.
 * @param isPrefix whether a word may be incomplete
 */
export function findCategories(
  tree: readonly CategoryNode[],
  counts: Map<string, number>,
  words: readonly string[],
  { isPrefix = false } = {},
  above: { slugs: string[]; said: string[] } = { slugs: [], said: [] },
): MatchingCategory[] {
  return tree.flatMap((node) => {
    const slugs = [...above.slugs, node.slug];
    const own = parseSearchWords(`${node.name} ${node.heading}`);
    const said = [...above.said, ...own];
    const count = counts.get(slugs.join('/')) ?? 0;
    const has = (word: string, among: readonly string[]) =>
      among.some((other) => synonymsOf(word).includes(other) || (isPrefix && other.startsWith(word)));
    const isCalled = count > 0 && words.every((word) => has(word, said)) && words.some((word) => has(word, own));
    const exactly = words.filter((word) => own.includes(word)).length;
    const here = isCalled ? [{ slugs, heading: node.heading, count, said: exactly }] : [];
    return [...here, ...findCategories(node.items ?? [], counts, words, { isPrefix }, { slugs, said })];
  });
}

/** Of two categories with similar names, one is meant only if it is this many times larger. */
const LARGER = 1.5;

/** The category that is meant: the one whose own name has most of the words. Null if none matches, or if several do: a search for Mum may mean either. */
export function bestCategory(
  tree: readonly CategoryNode[],
  counts: Map<string, number>,
  words: readonly string[],
): string | null {
  const called = words.length === 0 ? [] : findCategories(tree, counts, words);
  const [meant, next] = called.toSorted((a, b) => b.said - a.said || b.count - a.count);
  if (!meant) return null;
  const isAlike = next !== undefined && next.said === meant.said && next.count * LARGER > meant.count;
  return isAlike ? null : meant.slugs.join('/');
}
