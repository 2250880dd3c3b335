import type { CallInput } from '#contract/calls.ts';
import type { CardTile } from '#contract/card.ts';
import { call } from '#app/client/api.ts';
import { listOrEmpty, type PagedList } from '#app/client/lists/paged-list.ts';

export type CardList = PagedList<CardTile>;

/** Cards of one category, and their total. */
export async function loadCards(query: NonNullable<CallInput<'GET /cards'>['query']>): Promise<CardList> {
  return listOrEmpty('GET /cards', await call('GET /cards', { query }));
}
