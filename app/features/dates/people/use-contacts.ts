import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList, reportListError, requireList } from '#app/client/paged-list.ts';
import { useAction } from '#app/client/use-action.ts';
import type { Contact } from '#contract/contact.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

export type Contacts = {
  /** what was last found, and for what; null until something was */ found: {
    q: string;
    list: PagedList<Contact>;
  } | null;
  isFailed: boolean;
  retry: () => void;
  /** loads the next page; null where all are there */ more: (() => void) | null;
  isLoadingMore: boolean;
  /** why the next page could not be loaded */ moreError: string | undefined;
};

async function load(q: string, offset: number): Promise<PagedList<Contact>> {
  const query = { limit: PAGE_SIZE_MAX, offset, ...(q === '' ? {} : { q }) };
  return requireList('GET /contacts', await call('GET /contacts', { query }));
}

/** The member's contacts by name, or those that a search finds. What was found before stays until the new ones are there. */
export function useContacts(q: string): Contacts {
  const [found, setFound] = useState<Contacts['found']>(null);
  const [isFailed, setFailed] = useState(false);
  const action = useAction();
  /** What was asked for last: answers to earlier questions are dropped. */
  const asked = useRef(q);
  async function find(text: string) {
    asked.current = text;
    try {
      const list = await load(text, 0);
      if (asked.current === text) setFound({ q: text, list });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reportListError(error, true);
      if (asked.current === text) setFailed(true);
    }
  }
  const begin = useEffectEvent(find);
  useEffect(() => {
    async function start() {
      await begin(q);
    }
    void start();
  }, [q]);
  async function loadMore(from: NonNullable<Contacts['found']>) {
    await action.run(async () => {
      const page = await load(from.q, from.list.results.length);
      setFound((now) =>
        now?.q === from.q ? { q: now.q, list: appendPage(now.list, page, ({ contactId }) => contactId) } : now,
      );
    });
  }
  return {
    found,
    isFailed,
    retry: () => {
      setFailed(false);
      void find(q);
    },
    more: found !== null && hasNextPage(found.list) ? () => void loadMore(found) : null,
    isLoadingMore: action.isBusy,
    moreError: action.generalError,
  };
}
