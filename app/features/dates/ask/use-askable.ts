import { call } from '#app/client/api.ts';
import { type PagedList, requireList } from '#app/client/paged-list.ts';
import { useListSearch } from '#app/client/use-list-search.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

export type AskablePerson = { contactId: string; name: string; emails: string[] };

async function load(q: string, offset: number): Promise<PagedList<AskablePerson>> {
  const query = { limit: PAGE_SIZE_MAX, offset, ...(q === '' ? {} : { q }) };
  return requireList('GET /birthday/request/people', await call('GET /birthday/request/people', { query }));
}

/** Contacts without a birthday, or those of them that a search finds. */
export const useAskable = (q: string) => useListSearch(q, load);
