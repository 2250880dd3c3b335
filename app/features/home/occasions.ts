import type { NavItem } from '#contract/card.ts';

type Occasion = { name: string; path: string; count: number };
/** The maximum length of the list of occasions. */
const LONGEST = 12;
/** The top category that is replaced by its subcategories: people look for Christmas, nobody looks for "Holidays". */
const SPLIT_CATEGORY = 'holidays';

/** The occasions, those with the most cards first. The category of holidays is replaced by its subcategories. */
export function occasionsOf(navItems: readonly NavItem[]): Occasion[] {
  return navItems
    .flatMap((top) => (top.slug === SPLIT_CATEGORY && top.items.length > 0 ? top.items : [top]))
    .map(({ name, path, count }) => ({ name, path, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, LONGEST);
}
