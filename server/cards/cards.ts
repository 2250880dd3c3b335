import { CATEGORIES } from '#cards/catalogue/categories.ts';
import { type CategoryNode, findCategory } from '#cards/catalogue/category.ts';
import type { Card, CardTile, Category, NavItem } from '#contract/card.ts';
import type { Database } from '#db/client.ts';
import type { Statements } from '#db/statements.ts';
import { failure } from '#server/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { routes } from '#shared/routes.ts';
import { memoryFor } from './memory.ts';
import { countShelves, selectCard, selectCards, selectRelated, type Shelf } from './queries.ts';
import { type CardRow, viewCard, viewCategory, viewNav, viewTile } from './view.ts';

export type { CardRow } from './view.ts';
export { factsOf, viewTile } from './view.ts';

type List = { results: CardTile[]; total: number };
/** The shop. Reads only; a retired card still has its own page, since links to it were shared. */
export type Shop = {
  nav(): Promise<NavItem[]>;
  list(shelf: Shelf, limit: number, offset: number): Promise<List>;
  category(shelf: Shelf): Promise<Category>;
  card(cardId: string): Promise<Card>;
  row(cardId: string): Promise<CardRow>;
  view(row: CardRow): Card;
  related(cardId: string, limit: number, offset: number): Promise<List>;
};

/** How long counts and lists are kept: they change only when the shop is stocked anew. */
const KEEP_MS = 30_000;
const LISTS_KEPT = 500;

export function shopOver(
  db: Database,
  statements: Statements,
  clock: Clock,
  tree: readonly CategoryNode[] = CATEGORIES,
): Shop {
  const counted = memoryFor<Map<string, number>>(clock, KEEP_MS, 1);
  const navs = memoryFor<NavItem[]>(clock, KEEP_MS, 1);
  const lists = memoryFor<List>(clock, KEEP_MS, LISTS_KEPT);
  const counts = () => counted.of('', () => countShelves(db));
  async function row(cardId: string): Promise<CardRow> {
    const found = await selectCard(statements, cardId);
    if (!found) throw failure('not-found', 'cardId', 'unknown-card', 'There is no such card in the shop.');
    return found;
  }
  return {
    row,
    nav: () => navs.of('', async () => viewNav(tree, await counts())),
    async list(shelf, limit, offset) {
      const place = trailOf(tree, shelf)
        .map((node) => node.slug)
        .join('/');
      return lists.of(`${place}?${limit},${offset}`, async () => {
        const [rows, all] = await Promise.all([selectCards(db, shelf, limit, offset), counts()]);
        return { results: rows.map(viewTile), total: all.get(place) ?? 0 };
      });
    },
    async category(shelf) {
      const trail = trailOf(tree, shelf);
      if (trail.length === 0) return wholeShop(viewNav(tree, await counts()), (await counts()).get('') ?? 0);
      return viewCategory(trail, await counts());
    },
    card: async (cardId) => viewCard(await row(cardId), tree),
    view: (found) => viewCard(found, tree),
    async related(cardId, limit, offset) {
      await row(cardId);
      const { cards, total } = await selectRelated(db, cardId, limit, offset);
      return { results: cards.map(viewTile), total };
    },
  };
}

function trailOf(tree: readonly CategoryNode[], { top, mid, sub }: Shelf): CategoryNode[] {
  const place = [top, mid, sub].filter((slug) => slug !== undefined);
  const trail = mid !== undefined && top === undefined ? null : findCategory(tree, place);
  if (trail === null) throw failure('not-found', 'category', 'unknown-category', 'There is no such shelf in the shop.');
  return trail;
}

function wholeShop(nav: NavItem[], count: number): Category {
  return {
    top: '',
    mid: null,
    sub: null,
    name: 'All cards',
    heading: 'All cards',
    line: 'Everything in the shop, on one long ledge.',
    path: routes.cards(),
    count,
    parents: [],
    children: nav.map(({ slug, name, path, count: there }) => ({ slug, name, path, count: there })),
  };
}
