import { call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList, requireList } from '#app/client/lists/paged-list.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { Contact } from '#contract/contact.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import type { KnownContact } from './import-rows.ts';

/** Everybody in the member's address book, with their dates. @throws ApiError */
export async function loadContacts(): Promise<KnownContact[]> {
  const [contacts, entries] = await Promise.all([
    loadAll<Contact>(
      async (query) => requireList('GET /contacts', await call('GET /contacts', { query })),
      ({ contactId }) => contactId,
    ),
    loadAll<CalendarEntry>(
      async (query) => requireList('GET /reminder', await call('GET /reminder', { query })),
      ({ calendarId }) => calendarId,
    ),
  ]);
  const byContact = Map.groupBy(entries, ({ contact }) => contact?.contactId);
  return contacts.map((contact) => ({ ...contact, dates: byContact.get(contact.contactId) ?? [] }));
}

async function loadAll<T>(
  load: (query: { limit: number; offset: number }) => Promise<PagedList<T>>,
  keyOf: (item: T) => string,
): Promise<readonly T[]> {
  let list: PagedList<T> = { results: [], total: 1 };
  while (hasNextPage(list))
    list = appendPage(list, await load({ limit: PAGE_SIZE_MAX, offset: list.results.length }), keyOf);
  return list.results;
}
