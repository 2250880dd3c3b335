import { oncePerContext } from '#server/kernel/context.ts';
import { membershipOf } from '#server/membership/membership.ts';
import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import { type CategoryNode, findCategory } from '#cards/catalogue/categories/category.ts';
import { SHOP_WINDOW } from '#cards/catalogue/categories/shop-window.ts';
import type { Card, CardTile, Category, ComingDay, Facets, NavItem, RelatedTile, Suggestion } from '#contract/card.ts';
import type { Queryable } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { routes } from '#shared/routes.ts';
import { daysComing } from './coming/days.ts';
import { memoryFor } from './ttl-cache.ts';
import {
  countRanked,
  selectCard,
  selectCards,
  selectKin,
  selectLikedCards,
  selectRanked,
  type Shelf,
} from './queries.ts';
import { orderRelated } from './related.ts';
import { findText, type Found, selectVocabulary } from './search/find-text.ts';
import { nameTyped } from './search/name-typed.ts';
import type { Vocabulary } from './search/slips.ts';
import {
  type Chosen,
  type Facet,
  FACETS,
  type Order,
  readStockIndex,
  type StockIndex,
  stockVersion,
} from './search/stock-index.ts';
import { shelfMeant } from './search/shelves-called.ts';
import { suggest } from './search/suggest.ts';
import { wordsTyped } from './search/typed.ts';
import { type CardRow, factsOf, viewCard, viewCategory, viewNav, viewRelated, viewTile } from './view.ts';

export { readCatalogue } from './catalogue.ts';
export { familyFacts } from './families.ts';
export { shopDocument, type ShopWords, shownInShop } from './shop-document.ts';
export { importCatalogue } from './catalogue-import.ts';
export { type CardRow, factsOf, nameMaxOf, type StockedFacts, viewTile } from './view.ts';

type List = { results: CardTile[]; total: number };
type Coming = { results: ComingDay[]; total: number };
type FoundList = List & Pick<FoundNamed, 'corrected' | 'loosened' | 'named'>;
/** What a search found, and the first name that was among its words. */
type FoundNamed = Found & { named: string | null };
/** A shelf or the whole shop, narrowed by choices and by words. */
export type Narrowing = Shelf & { q?: string | undefined } & { [F in Facet]?: string | undefined };
export type Sort = 'popular' | 'new' | 'for-you';
/** The shop. Reads only; a retired card still has its own page, since links to it were shared. */
export type Shop = {
  /** Reads beforehand what every question needs, so that the first one to ask does not wait for it. */
  open(): Promise<void>;
  nav(): Promise<NavItem[]>;
  list(asked: Narrowing, sort: Sort | undefined, paging: Paging, actor: Actor): Promise<FoundList>;
  facets(asked: Narrowing): Promise<{ facets: Facets; total: number }>;
  suggestions(text: string): Promise<{ results: Suggestion[]; total: number }>;
  /** What stands in the shop window. */
  window(paging: Paging): Promise<List>;
  /** The holidays from a day on, as a country keeps them, that there are cards for. */
  comingUp(from: string, country: string | null, paging: Paging): Promise<Coming>;
  category(shelf: Shelf): Promise<Category>;
  /** A card, also by an id that it had before: its own is then another than was asked for. */
  card(cardId: string): Promise<Card>;
  row(cardId: string): Promise<CardRow>;
  view(row: CardRow): Card;
  /** Cards as they stand in lists, in the order of their ids; those that there are. */
  tiles(cardIds: readonly string[]): Promise<CardTile[]>;
  related(cardId: string, limit: number, offset: number): Promise<{ results: RelatedTile[]; total: number }>;
};
type Paging = { limit: number; offset: number };

/** How long lists and what is found are kept: they change only when the shop is stocked anew. */
const KEEP_MS = 30_000;
const LISTS_KEPT = 500;
/** A choice that no card has. */
const NONE_SUCH = 'none';
/** What most people type first. */
const OFTEN_BEGUN = 'birthday';
/** What a phrase leads to, and the words that lead anywhere, are kept for as long as the stock is the same: its version stands in the key. */
const COUNTS_KEPT_MS = 86_400_000;
const COUNTS_KEPT = 5000;
const SUGGESTED_CARDS = 4;
/** A letter alone stands for no card. */
const SHORTEST_SHOWN = 2;
const CARDS_OF_A_DAY = 3;
const HOLIDAYS = 'holidays';
const NOTHING: FoundNamed = { cardIds: [], corrected: null, loosened: false, named: null };

/** @param isPriced whether some cards are for members alone; where nothing is paid for, every card is free to send */
export function createShop(
  statements: Statements,
  clock: Clock,
  isPriced: () => boolean,
  tree: readonly CategoryNode[] = CATEGORIES,
): Shop {
  const indices = memoryFor<StockIndex>(clock, KEEP_MS, 1);
  const navs = memoryFor<NavItem[]>(clock, KEEP_MS, 1);
  const lists = memoryFor<FoundList>(clock, KEEP_MS, LISTS_KEPT);
  const windows = memoryFor<CardTile[]>(clock, KEEP_MS, 1);
  const comings = memoryFor<Coming>(clock, KEEP_MS, LISTS_KEPT);
  const relations = memoryFor<string[]>(clock, KEEP_MS, LISTS_KEPT);
  const finds = memoryFor<FoundNamed>(clock, KEEP_MS, LISTS_KEPT);
  const vocabularies = memoryFor<Vocabulary>(clock, COUNTS_KEPT_MS, 1);
  const counts = memoryFor<number>(clock, COUNTS_KEPT_MS, COUNTS_KEPT);
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
      const called = await nameTyped(text, vocabulary);
      const words = called?.rest ?? text;
      const found = await findText(statements, words, cards.counts.get('') ?? 0, vocabulary);
      const cardIds = shelfFirst(cards, tree, found.corrected ?? words, found.cardIds);
      return { ...found, cardIds, named: called?.name ?? null };
    });
  /** How many cards the page of a phrase shows; none where they have only some of it. */
  const countOf = async (phrase: string) => {
    const cards = await stock();
    return counts.of(`${cards.version} ${phrase}`, async () => {
      const { cardIds, corrected, loosened } = await find(phrase);
      return corrected !== null || loosened ? 0 : cards.totalOf(cardIds);
    });
  };
  const placeOf = (shelf: Shelf) =>
    trailOf(tree, shelf)
      .map((node) => node.slug)
      .join('/');

  async function row(cardId: string): Promise<CardRow> {
    const found = await selectCard(statements, cardId);
    if (!found) throw failure('not-found', 'cardId', 'unknown-card', 'There is no such card in the shop.');
    return asSold(found);
  }
  /** Where nothing is paid for, every card is free. */
  const asSold = (found: CardRow): CardRow => (isPriced() ? found : { ...found, is_free: true });
  const rows = async (cardIds: readonly string[]) => (await selectCards(statements, cardIds)).map(asSold);
  const chosenIn = (asked: Narrowing): Chosen => {
    const { price, ...chosen } = choicesIn(asked);
    if (isPriced() && price !== undefined) return { ...chosen, price };
    return price === undefined || price === 'free' ? chosen : { ...chosen, price: NONE_SUCH };
  };
  const tiles = async (cardIds: readonly string[]) => (await rows(cardIds)).map(viewTile);

  /** Cards that go with one, the closest first. */
  async function relatedTo(cardId: string): Promise<string[]> {
    const kin = await selectKin(statements, cardId, factsOf(await row(cardId)).shelves);
    const own = kin.find((one) => one.cardId === cardId);
    return own
      ? orderRelated(
          own,
          kin.filter((one) => one !== own),
        )
      : [];
  }

  /** The first cards of a holiday's shelf; before them those about one thing, where there are some. */
  async function firstOf(shelf: string, about: string | null): Promise<{ cardIds: string[]; total: number }> {
    const cards = await stock();
    const some = { shelf, chosen: {}, order: 'shelf', limit: CARDS_OF_A_DAY, offset: 0 } as const;
    const usual = cards.list(some);
    if (about === null) return usual;
    const own = cards.list({ ...some, among: (await find(about)).cardIds });
    return { cardIds: [...new Set([...own.cardIds, ...usual.cardIds])].slice(0, CARDS_OF_A_DAY), total: usual.total };
  }

  async function listAnew(asked: Narrowing, order: Order, { limit, offset }: Paging): Promise<FoundList> {
    const [cards, found] = await Promise.all([stock(), asked.q ? find(asked.q) : NOTHING]);
    const { cardIds, total } = cards.list({
      shelf: placeOf(asked),
      chosen: chosenIn(asked),
      order,
      among: asked.q ? found.cardIds : undefined,
      limit,
      offset,
    });
    const { corrected, loosened, named } = found;
    return { results: await tiles(cardIds), total, corrected, loosened, named };
  }

  async function comingUpAnew(from: string, country: string | null, { limit, offset }: Paging): Promise<Coming> {
    const coming = await Promise.all(
      daysComing(from, country).map(async ({ shelf, about, ...day }) => {
        const { cardIds, total } = await firstOf(`${HOLIDAYS}/${shelf}`, about);
        return { ...day, path: routes.cards(HOLIDAYS, shelf), count: total, cardIds };
      }),
    ).then((days) => days.filter(({ count }) => count > 0));
    const near = coming.slice(offset, offset + limit);
    const shown = new Map((await tiles(near.flatMap(({ cardIds }) => cardIds))).map((card) => [card.cardId, card]));
    return {
      results: near.map(({ cardIds, ...day }) => ({ ...day, cards: cardIds.flatMap((id) => shown.get(id) ?? []) })),
      total: coming.length,
    };
  }

  const suggestions = async (text: string) => {
    const [cards, found] = await Promise.all([stock(), find(text)]);
    const best =
      found.loosened || text.length < SHORTEST_SHOWN ? [] : await tiles(found.cardIds.slice(0, SUGGESTED_CARDS));
    const { corrected } = found;
    const results = await suggest({ tree, counts: cards.counts, text, corrected, cards: best, countOf });
    return { results, total: results.length };
  };

  return {
    async open() {
      await Promise.all([stock(), vocabulary()]);
      await suggestions(OFTEN_BEGUN);
    },
    row,
    tiles,
    nav: () => navs.of('', async () => viewNav(tree, (await stock()).counts)),
    async list(asked, sort, paging, actor) {
      if (sort === 'for-you') {
        const like = await likedBy(statements, actor);
        if (like.length > 0) return listAnew(asked, { like }, paging);
      }
      const order = sort === 'new' ? 'new' : 'shelf';
      const key = JSON.stringify([placeOf(asked), asked.q, chosenIn(asked), order, paging.limit, paging.offset]);
      return lists.of(key, () => listAnew(asked, order, paging));
    },
    async facets(asked) {
      const [cards, found] = await Promise.all([stock(), asked.q ? find(asked.q) : NOTHING]);
      const place = placeOf(asked);
      const among = asked.q ? found.cardIds : undefined;
      const { total } = cards.list({
        shelf: place,
        chosen: chosenIn(asked),
        order: 'shelf',
        among,
        limit: 0,
        offset: 0,
      });
      const choices = cards.facets(place, chosenIn(asked), among);
      // Where all are free there is nothing to choose between.
      return { facets: isPriced() ? choices : { ...choices, price: [] }, total };
    },
    suggestions,
    async window({ limit, offset }) {
      const cards = await windows.of('', () => tiles(SHOP_WINDOW));
      return { results: cards.slice(offset, offset + limit), total: cards.length };
    },
    comingUp: (from, country, paging) =>
      comings.of(JSON.stringify([from, country, paging.limit, paging.offset]), () =>
        comingUpAnew(from, country, paging),
      ),
    async category(shelf) {
      const trail = trailOf(tree, shelf);
      const { counts } = await stock();
      return trail.length === 0 ? wholeShop(viewNav(tree, counts), counts.get('') ?? 0) : viewCategory(trail, counts);
    },
    card: async (cardId) => viewCard(await row(cardId), tree),
    view: (found) => viewCard(found, tree),
    async related(cardId, limit, offset) {
      const order = await relations.of(cardId, () => relatedTo(cardId));
      const near = await rows(order.slice(offset, offset + limit));
      return { results: near.map(viewRelated), total: order.length };
    },
  };
}

/** What was found, those first that stand on the shelf which is called like the words: "thinking of you" is an occasion before it is a headline. */
function shelfFirst(cards: StockIndex, tree: readonly CategoryNode[], text: string, found: string[]): string[] {
  const shelf = shelfMeant(tree, cards.counts, wordsTyped(text));
  if (shelf === null) return found;
  const { cardIds } = cards.list({ shelf, chosen: {}, order: 'shelf', among: found, limit: found.length, offset: 0 });
  return [...new Set([...cardIds, ...found])];
}

function choicesIn(asked: Narrowing): Chosen {
  return Object.fromEntries(FACETS.flatMap((facet) => (asked[facet] === undefined ? [] : [[facet, asked[facet]]])));
}

/** What "for you" goes by: the cards that this person sent, or gave a heart. */
function likedBy(statements: Statements, actor: Actor): Promise<string[]> {
  const memberId = actor.kind === 'visitor' ? null : actor.memberId;
  if (actor.sessionId === null && memberId === null) return Promise.resolve([]);
  return selectLikedCards(statements, actor.sessionId, memberId);
}

function trailOf(tree: readonly CategoryNode[], { top, mid, sub }: Shelf): CategoryNode[] {
  const place = [top, mid, sub].filter((slug) => slug !== undefined);
  const trail = mid !== undefined && top === undefined ? null : findCategory(tree, place);
  if (trail === null)
    throw failure('not-found', 'category', 'unknown-category', 'There is no such category in the shop.');
  return trail;
}

function wholeShop(nav: NavItem[], count: number): Category {
  return {
    top: '',
    mid: null,
    sub: null,
    name: 'All cards',
    heading: 'All cards',
    line: 'Every card in the shop.',
    path: routes.cards(),
    count,
    parents: [],
    children: nav.map(({ slug, name, path, count: there }) => ({ slug, name, path, count: there })),
  };
}

/** The shop, in this process: what it has read of the catalogue is kept for all who ask. */
export const shopOf = oncePerContext((context) =>
  createShop(context.statements, context.clock, () => membershipOf(context).offers().length > 0),
);

/** Cards of the shop by their rank, without those that are retired. */
export function listByRank(db: Queryable, { limit, offset }: Paging): Promise<CardRow[]> {
  return selectRanked(db, limit, offset);
}

/** How many cards `listByRank` goes over. */
export function countByRank(db: Queryable): Promise<number> {
  return countRanked(db);
}
