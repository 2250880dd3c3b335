import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { appendPage, hasNextPage, type PagedList, reportListError } from './paged-list.ts';
import { useAction } from '#app/client/use-action.ts';

/** What was found, and for which words. */
type Found<T> = { q: string; list: PagedList<T> };

/**
 * A list that is searched while somebody types, page by page. What was found before stays until the new results are there.
 * @param load a page of what is found for the words, from that place on
 */
export function useListSearch<T extends { contactId: string }>(
  q: string,
  load: (q: string, offset: number) => Promise<PagedList<T>>,
) {
  const [found, setFound] = useState<Found<T> | null>(null);
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
  async function loadMore({ q: text, list }: Found<T>) {
    await action.run(async () => {
      const page = await load(text, list.results.length);
      setFound((now) =>
        now?.q === text ? { q: text, list: appendPage(now.list, page, ({ contactId }) => contactId) } : now,
      );
    });
  }
  return {
    /** null until something was */ found,
    isFailed,
    retry: () => {
      setFailed(false);
      void find(q);
    },
    /** loads the next page; null where all are there */ more:
      found !== null && hasNextPage(found.list) ? () => void loadMore(found) : null,
    isLoadingMore: action.isBusy,
    /** why the next page could not be loaded */ moreError: action.generalError,
  };
}
