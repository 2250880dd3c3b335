import { call } from '#app/client/api.ts';
import { listOrNone, type PagedList } from '#app/client/paged-list.ts';
import type { CallInput } from '#contract/calls.ts';
import type { CardTile, NavItem } from '#contract/card.ts';

export type Shelf = PagedList<CardTile>;

/** Cards of one shelf, and how many there are. */
export async function loadShelf(query: NonNullable<CallInput<'GET /cards'>['query']>): Promise<Shelf> {
  return listOrNone('GET /cards', await call('GET /cards', { query }));
}

/** Messages for an occasion: for one person, and with a name in them where one is given. */
export async function loadWords(query: NonNullable<CallInput<'GET /messages'>['query']>): Promise<readonly string[]> {
  const { results } = listOrNone('GET /messages', await call('GET /messages', { query }));
  return results.map(({ text }) => text);
}

/** What stands on a shelf, as names with their counts. */
export async function loadWithin(top: string): Promise<{ name: string; path: string; count: number }[]> {
  const { navItems } = await call('GET /card-nav');
  const shelf: NavItem | undefined = navItems.find(({ slug }) => slug === top);
  return (shelf?.items ?? []).map(({ name, path, count }) => ({ name, path, count }));
}
