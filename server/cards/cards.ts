import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import type { CategoryNode } from '#cards/catalogue/categories/category.ts';
import type { Card, RelatedTile, Suggestion } from '#contract/card.ts';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { membershipOf } from '#server/membership/membership.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Categories, createCategories } from './categories.ts';
import { type UpcomingHolidays, createUpcomingHolidays } from './holidays/upcoming-holidays.ts';
import { countRanked, selectRelated, selectRanked } from './queries.ts';
import { sortByRelevance } from './related.ts';
import { createShopSearch } from './search/shop-search.ts';
import { suggest } from './search/suggest.ts';
import { createShopCards, type ShopCards } from './shop-cards.ts';
import { createShopLists, type Paging, type ShopLists } from './shop-lists.ts';
import { LISTS_MAX, LISTS_TTL_MS, createTtlCache } from './ttl-cache.ts';
import { factsOf } from './facts.ts';
import { type CardRow, viewCard, viewRelated } from './view.ts';

export { familyFacts } from './families.ts';
export { shopDocument, shopFrontLine, type ShopWords, shopPreview } from './shop-document.ts';
export { importCatalogueFile } from './catalogue/catalogue-import.ts';
export { factsOf, nameMaxOf, type ShopFacts } from './facts.ts';
export { type CardRow, viewTile } from './view.ts';

/** The shop. Reads only; a retired card still has its own page, since links to it were shared. */
export type Shop = ShopLists &
  Categories &
  UpcomingHolidays &
  ShopCards & {
    /** Whether some cards are for members only; without payments every card is free to send. */
    isPriced(): boolean;
    /** Loads in advance what every request needs, so that the first request does not wait for it. */
    open(): Promise<void>;
    suggestions(text: string): Promise<{ results: Suggestion[]; total: number }>;
    /** A card, also by an earlier id; the returned card has its current id. */
    card(cardId: string): Promise<Card>;
    view(row: CardRow): Card;
    related(cardId: string, limit: number, offset: number): Promise<{ results: RelatedTile[]; total: number }>;
  };

/** The first characters that most people type. */
const FREQUENT_PREFIX = 'birthday';
const SUGGESTED_CARDS = 4;
/** A single letter finds no cards. */
const SHORTEST_SHOWN = 2;

/** @param isPriced whether some cards are for members only; without payments every card is free to send */
export function createShop(
  statements: Statements,
  clock: Clock,
  isPriced: () => boolean,
  tree: readonly CategoryNode[] = CATEGORIES,
): Shop {
  const search = createShopSearch(statements, clock, tree);
  const cards = createShopCards(statements, isPriced);
  const relations = createTtlCache<string[]>(clock, LISTS_TTL_MS, LISTS_MAX);

  /** Related cards, the closest first. */
  async function relatedTo(cardId: string): Promise<string[]> {
    const kin = await selectRelated(statements, cardId, factsOf(await cards.row(cardId)).shelves);
    const own = kin.find((one) => one.cardId === cardId);
    const others = kin.filter((one) => one !== own);
    return own ? sortByRelevance(own, others) : [];
  }

  async function suggestions(text: string) {
    const [stock, found] = await Promise.all([search.stock(), search.find(text)]);
    const { cardIds, corrected, loosened } = found;
    const isShown = !loosened && text.length >= SHORTEST_SHOWN;
    const best = isShown ? await cards.tiles(cardIds.slice(0, SUGGESTED_CARDS)) : [];
    const countOf = (phrase: string) => search.countOf(phrase);
    const results = await suggest({ tree, counts: stock.counts(), text, corrected, cards: best, countOf });
    return { results, total: results.length };
  }

  return {
    ...cards,
    ...createShopLists({ statements, clock, tree, isPriced, search, cards }),
    ...createCategories(clock, tree, search, isPriced),
    ...createUpcomingHolidays(clock, search, cards),
    isPriced,
    async open() {
      await search.open();
      await suggestions(FREQUENT_PREFIX);
    },
    suggestions,
    card: async (cardId) => viewCard(await cards.row(cardId), tree),
    view: (found) => viewCard(found, tree),
    async related(cardId, limit, offset) {
      const order = await relations.of(cardId, () => relatedTo(cardId));
      const near = await cards.rows(order.slice(offset, offset + limit));
      return { results: near.map(viewRelated), total: order.length };
    },
  };
}

/** The shop, in this process; its cache is shared by all requests. */
export const shopOf = oncePerContext((context) =>
  createShop(context.statements, context.clock, () => membershipOf(context).offers().length > 0),
);

/** Cards of the shop by their rank, without retired ones. */
export function listByRank(db: Queryable, { limit, offset }: Paging): Promise<CardRow[]> {
  return selectRanked(db, limit, offset);
}

/** The number of cards that `listByRank` lists. */
export function countByRank(db: Queryable): Promise<number> {
  return countRanked(db);
}
