import type { NavItem } from '#contract/card.ts';

type Occasion = { name: string; path: string; count: number };
/** How many stand in the list at the end of the page. */
const LONGEST = 12;
/** Below this top category people know its parts, not its name: nobody looks for "Holidays". */
const TAKEN_APART = 'holidays';

/** The occasions that people know, those with the most cards first; a category of holidays gives way to its days. */
export function occasionsOf(navItems: readonly NavItem[]): Occasion[] {
  return navItems
    .flatMap((top) => (top.slug === TAKEN_APART && top.items.length > 0 ? top.items : [top]))
    .map(({ name, path, count }) => ({ name, path, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, LONGEST);
}
