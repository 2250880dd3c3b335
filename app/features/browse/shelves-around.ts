import type { Category } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import { type BrowseSearch, readBrowseSearch, withChoice } from './browse-search.ts';
import type { SideItem } from './side-list.tsx';

/** A shelf with those above it: the whole shop alone, or a top category, its part, and the part's part. */
export type ShelfTrail = { here: Category; top: Category | null; mid: Category | null };

/**
 * What stands beside the cards: the top category as a whole, its parts, and below the open part its own. What is chosen goes along
 * from shelf to shelf; words that were typed do not.
 */
export function shelvesAround(
  { here, top, mid }: ShelfTrail,
  search: BrowseSearch = readBrowseSearch({}),
): { title: string; items: SideItem[] } {
  const root = top ?? here;
  const item = (name: string, path: string, count: number, depth: 0 | 1): SideItem => ({
    name,
    path: routes.narrowed(path, withChoice(search, 'q')),
    count,
    depth,
    isHere: path === here.path,
  });
  const whole = top ? `All ${lowerFirst(root.name)}` : root.name;
  const items = [item(whole, root.path, root.count, 0)];
  for (const part of root.children) {
    items.push(item(part.name, part.path, part.count, 0));
    if (part.path === mid?.path) items.push(...mid.children.map(({ name, path, count }) => item(name, path, count, 1)));
  }
  return { title: top ? `${root.name} categories` : 'Categories', items };
}

/** "All birthday", but "All Thank you": only a single plain word runs on in the sentence. */
function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;
}
