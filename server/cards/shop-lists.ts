import type { CategoryNode } from '#cards/catalogue/categories/category.ts';
import { SHOP_WINDOW } from '#cards/catalogue/categories/shop-window.ts';
import type { CardTile, Facets } from '#contract/card.ts';
import type { Statements } from '#db/statements.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Clock } from '#server/ports/clock.ts';
import { breadcrumbsOf } from './categories.ts';
import { type AskedFacets, chosenFacetsIn } from './chosen-facets.ts';
import { selectLikedCards, type CategorySlugs } from './queries.ts';
import { type SearchResult, NO_RESULTS, type ShopSearch } from './search/shop-search.ts';
import type { Order } from './search/stock-index.ts';
import type { ShopCards } from './shop-cards.ts';
import { LISTS_MAX, LISTS_TTL_MS, createTtlCache } from './ttl-cache.ts';

export type Paging = { limit: number; offset: number };
type List = { results: CardTile[]; total: number };
type FoundList = List & Pick<SearchResult, 'corrected' | 'loosened' | 'words' | 'named'>;
/** A category or the whole shop, with filters and a search. */
type Narrowing = CategorySlugs & { q?: string | undefined } & AskedFacets;
type Sort = 'popular' | 'new' | 'for-you';

/** Lists of cards: of a category, of a search, and of the shop window. */
export type ShopLists = {
  list(asked: Narrowing, sort: Sort | undefined, paging: Paging, actor: Actor): Promise<FoundList>;
  facets(asked: Narrowing): Promise<{ facets: Facets; total: number }>;
  /** The cards of the shop window. */
  window(paging: Paging): Promise<List>;
};

export type ShopListDeps = {
  statements: Statements;
  clock: Clock;
  tree: readonly CategoryNode[];
  isPriced: () => boolean;
  search: ShopSearch;
  cards: ShopCards;
};

export function createShopLists({ statements, clock, tree, isPriced, search, cards }: ShopListDeps): ShopLists {
  const lists = createTtlCache<FoundList>(clock, LISTS_TTL_MS, LISTS_MAX);
  const windows = createTtlCache<CardTile[]>(clock, LISTS_TTL_MS, 1);
  const foundBy = async (asked: Narrowing) => (asked.q ? search.find(asked.q) : NO_RESULTS);
  const placeOf = (category: CategorySlugs) =>
    breadcrumbsOf(tree, category)
      .map((node) => node.slug)
      .join('/');
  const chosenIn = (asked: Narrowing) => chosenFacetsIn(asked, isPriced());

  async function listUncached(asked: Narrowing, order: Order, { limit, offset }: Paging): Promise<FoundList> {
    const [stock, found] = await Promise.all([search.stock(), foundBy(asked)]);
    const { cardIds, total } = stock.list({
      category: placeOf(asked),
      chosen: chosenIn(asked),
      order,
      among: asked.q ? found.cardIds : undefined,
      limit,
      offset,
    });
    const { corrected, loosened, words, named } = found;
    return { results: await cards.tiles(cardIds), total, corrected, loosened, words, named };
  }

  return {
    async list(asked, sort, paging, actor) {
      if (sort === 'for-you') {
        const like = await likedBy(statements, actor);
        if (like.length > 0) return listUncached(asked, { like }, paging);
      }
      const order = sort === 'new' ? 'new' : 'category';
      const key = JSON.stringify([placeOf(asked), asked.q, chosenIn(asked), order, paging.limit, paging.offset]);
      return lists.of(key, () => listUncached(asked, order, paging));
    },
    async facets(asked) {
      const [stock, found] = await Promise.all([search.stock(), foundBy(asked)]);
      const [category, chosen, among] = [placeOf(asked), chosenIn(asked), asked.q ? found.cardIds : undefined];
      const { total } = stock.list({ category, chosen, order: 'category', among, limit: 0, offset: 0 });
      const choices = stock.facets(category, chosen, among);
      // If all cards are free, there is no filter by price.
      return { facets: isPriced() ? choices : { ...choices, price: [] }, total };
    },
    async window({ limit, offset }) {
      const shown = await windows.of('', () => cards.tiles(SHOP_WINDOW));
      return { results: shown.slice(offset, offset + limit), total: shown.length };
    },
  };
}

/** The cards that the personal order is based on: those that this person sent or marked as favourites. */
function likedBy(statements: Statements, actor: Actor): Promise<string[]> {
  const memberId = actor.kind === 'visitor' ? null : actor.memberId;
  if (actor.sessionId === null && memberId === null) return Promise.resolve([]);
  return selectLikedCards(statements, actor.sessionId, memberId);
}
