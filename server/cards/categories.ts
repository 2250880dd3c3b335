import { type CategoryNode, findCategory } from '#cards/catalogue/categories/category.ts';
import type { Category, NavItem } from '#contract/card.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { routes } from '#shared/routes.ts';
import { type AskedFacets, chosenFacetsIn } from './chosen-facets.ts';
import type { CategorySlugs } from './queries.ts';
import type { ShopSearch } from './search/shop-search.ts';
import { LISTS_TTL_MS, createTtlCache } from './ttl-cache.ts';
import { viewCategory, viewNav } from './view.ts';

/** The categories of the shop, with their number of cards. */
export type Categories = {
  nav(): Promise<NavItem[]>;
  /** A category; its numbers are of the cards with the filters. @throws Failure if there is no such category. */
  category(category: CategorySlugs & AskedFacets): Promise<Category>;
};

export function createCategories(
  clock: Clock,
  tree: readonly CategoryNode[],
  { stock }: Pick<ShopSearch, 'stock'>,
  isPriced: () => boolean,
): Categories {
  const navs = createTtlCache<NavItem[]>(clock, LISTS_TTL_MS, 1);
  return {
    nav: () => navs.of('', async () => viewNav(tree, (await stock()).counts())),
    async category(category) {
      const trail = breadcrumbsOf(tree, category);
      const counts = (await stock()).counts(chosenFacetsIn(category, isPriced()));
      return trail.length === 0 ? wholeShop(viewNav(tree, counts), counts.get('') ?? 0) : viewCategory(trail, counts);
    },
  };
}

/** A category and its parents, from the top. @throws Failure if there is no such category. */
export function breadcrumbsOf(tree: readonly CategoryNode[], { top, mid, sub }: CategorySlugs): CategoryNode[] {
  const place = [top, mid, sub].filter((slug) => slug !== undefined);
  const trail = mid !== undefined && top === undefined ? null : findCategory(tree, place);
  if (trail === null) throw failure('not-found', 'category', 'unknown-category', 'This category does not exist.');
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
