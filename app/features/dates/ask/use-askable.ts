import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList, reportListError, requireList } from '#app/client/paged-list.ts';
import { useAction } from '#app/client/use-action.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';

export type AskablePerson = { contactId: string; name: string; emails: string[] };

async function load(q: string, offset: number): Promise<PagedList<AskablePerson>> {
  const query = { limit: PAGE_SIZE_MAX, offset, ...(q === '' ? {} : { q }) };
  return requireList('GET /birthday/request/people', await call('GET /birthday/request/people', { query }));
}

/** Contacts without a birthday, or those of them that a search finds. What was found before stays until the new ones are there. */
export function useAskable(q: string) {
  const [found, setFound] = useState<{ q: string; list: PagedList<AskablePerson> } | null>(null);
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
  async function loadMore({ q: text, list }: { q: string; list: PagedList<AskablePerson> }) {
    await action.run(async () => {
      const page = await load(text, list.results.length);
      setFound((now) =>
        now?.q === text ? { q: text, list: appendPage(now.list, page, ({ contactId }) => contactId) } : now,
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
