import type { CategoryNode } from '#cards/catalogue/categories/category.ts';
import type { Statements } from '#db/statements.ts';
import type { Clock } from '#server/ports/clock.ts';
import { LISTS_MAX, LISTS_TTL_MS, createTtlCache } from '../ttl-cache.ts';
import { findText, type Found, selectVocabulary } from './find-text.ts';
import { findNameInQuery } from './name-in-query.ts';
import { bestCategory } from './matching-categories.ts';
import type { Vocabulary } from './spelling.ts';
import { readStockIndex, type StockIndex, stockVersion } from './stock-index.ts';
import { parseSearchWords } from './search-words.ts';

/** Results of phrases and the vocabulary are cached until the stock changes: its version is part of the key. */
const COUNTS_KEPT_MS = 86_400_000;
const COUNTS_KEPT = 5000;

/** The result of a search, with the first name in the query. */
export type SearchResult = Found & { named: string | null };
export const NO_RESULTS: SearchResult = {
  cardIds: [],
  corrected: null,
  loosened: false,
  words: null,
  named: null,
};

/** The index of the cards in the shop, and the search in it. */
export type ShopSearch = {
  /** The index of the cards, loaded again if the stock has changed. */
  stock(): Promise<StockIndex>;
  find(text: string): Promise<SearchResult>;
  /** The number of cards on the page of a phrase; 0 if no card has all of its words. */
  countOf(phrase: string): Promise<number>;
  /** Loads in advance what every request needs. */
  open(): Promise<void>;
};

export function createShopSearch(statements: Statements, clock: Clock, tree: readonly CategoryNode[]): ShopSearch {
  const indices = createTtlCache<StockIndex>(clock, LISTS_TTL_MS, 1);
  const finds = createTtlCache<SearchResult>(clock, LISTS_TTL_MS, LISTS_MAX);
  const vocabularies = createTtlCache<Vocabulary>(clock, COUNTS_KEPT_MS, 1);
  const counts = createTtlCache<number>(clock, COUNTS_KEPT_MS, COUNTS_KEPT);
  let index: StockIndex | null = null;
  const stock = () =>
    indices.of('', async () => {
      const version = await stockVersion(statements);
      if (index?.version !== version) index = await readStockIndex(statements, version);
      return index;
    });
  const vocabulary = async () => vocabularies.of((await stock()).version, () => selectVocabulary(statements));
  const find = (text: string) =>
    finds.of(text, async () => {
      const cards = await stock();
      const called = await findNameInQuery(text, vocabulary);
      const words = called?.rest ?? text;
      const found = await findText(statements, words, cards.counts().get('') ?? 0, vocabulary);
      const cardIds = categoryFirst(cards, tree, found.corrected ?? words, found.cardIds);
      return { ...found, cardIds, named: called?.name ?? null };
    });
  return {
    stock,
    find,
    async countOf(phrase) {
      const cards = await stock();
      return counts.of(`${cards.version} ${phrase}`, async () => {
        const { cardIds, corrected, loosened } = await find(phrase);
        return corrected !== null || loosened ? 0 : cards.totalOf(cardIds);
      });
    },
    async open() {
      await Promise.all([stock(), vocabulary()]);
    },
  };
}

/** The results, with the cards of the category that the query names first: "thinking of you" is an occasion before it is a headline. */
function categoryFirst(cards: StockIndex, tree: readonly CategoryNode[], text: string, found: string[]): string[] {
  const category = bestCategory(tree, cards.counts(), parseSearchWords(text));
  if (category === null) return found;
  const { cardIds } = cards.list({
    category,
    chosen: {},
    order: 'category',
    among: found,
    limit: found.length,
    offset: 0,
  });
  return [...new Set([...cardIds, ...found])];
}
