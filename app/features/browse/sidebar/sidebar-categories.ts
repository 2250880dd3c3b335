import type { Category } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import { type BrowseSearch, parseBrowseSearch, withChoice } from '../browse-search.ts';
import type { SidebarItem } from './category-sidebar.tsx';

/**
 * The sidebar of a category: its top category, the categories in it, and below the open one its subcategories. Filters are kept from category to
 * category; the search text is not.
 */
export function sidebarCategories(
  category: Category,
  search: BrowseSearch = parseBrowseSearch({}),
): { title: string; items: SidebarItem[] } {
  const [top = category, mid = category] = category.parents;
  const isShop = category.top === '';
  const item = (name: string, path: string, count: number, depth: 0 | 1): SidebarItem => ({
    name,
    path: routes.narrowed(path, withChoice(search, 'q')),
    count,
    depth,
    isHere: path === category.path,
  });
  const items = [item(isShop ? top.name : `All ${lowerFirst(top.name)}`, top.path, top.count, 0)];
  for (const child of top.children) {
    items.push(item(child.name, child.path, child.count, 0));
    if (child.path === mid.path) items.push(...mid.children.map(({ name, path, count }) => item(name, path, count, 1)));
  }
  return { title: isShop ? 'Categories' : `${top.name} categories`, items };
}

/** "All birthday", but "All Thank you": only a single plain word is written in lower case. */
function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;
}
