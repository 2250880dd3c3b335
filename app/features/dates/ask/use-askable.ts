import { useState } from 'react';
import { call } from '#app/client/api.ts';
import { requireList } from '#app/client/lists/paged-list.ts';
import { useListSearch } from '#app/client/lists/use-list-search.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

export type AskablePerson = { contactId: string; name: string; emails: string[]; mobiles: string[] };

/** Contacts without a birthday, or those of them that a search finds; and whether people can be asked by text. */
export function useAskable(q: string) {
  const [sendsTexts, setSendsTexts] = useState(false);
  const search = useListSearch<AskablePerson>(q, async (text, offset) => {
    const query = { limit: PAGE_SIZE_MAX, offset, ...(text === '' ? {} : { q: text }) };
    const reply = await call('GET /birthday/request/people', { query });
    setSendsTexts(reply.sendsTexts);
    return requireList('GET /birthday/request/people', reply);
  });
  return { ...search, sendsTexts };
}
