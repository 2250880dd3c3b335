import { call } from '#app/client/api.ts';
import { type PagedList, requireList } from '#app/client/paged-list.ts';
import { useListSearch } from '#app/client/use-list-search.ts';
import type { Contact } from '#contract/contact.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

async function load(q: string, offset: number): Promise<PagedList<Contact>> {
  const query = { limit: PAGE_SIZE_MAX, offset, ...(q === '' ? {} : { q }) };
  return requireList('GET /contacts', await call('GET /contacts', { query }));
}

/** The member's contacts by name, or those that a search finds. */
export const useContacts = (q: string) => useListSearch(q, load);
