import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call } from '#app/client/api.ts';
import { hasNextPage, reportListError, type PagedList } from '#app/client/lists/paged-list.ts';
import type { CallInput } from '#contract/calls.ts';
import type { CardTile } from '#contract/card.ts';
import { createCardLists } from './card-lists.ts';

type Query = NonNullable<CallInput<'GET /cards'>['query']>;
/** How many pages load by themselves while the end of the page is visible, before the button is needed: so the footer can be reached. */
const BY_THEMSELVES = 4;
const cardLists = createCardLists();

/** The cards of an address: the first page, then twenty more at a time, on request and near the end. */
export function useCardList(address: string, query: Query, first: PagedList<CardTile>) {
  const [list, setList] = useState(first);
  /** the list that `more` loads; another one may replace it meanwhile */
  const [loading, setLoading] = useState<string | null>(null);
  const isLoading = loading === address;
  const [isFailed, setFailed] = useState(false);
  const free = useRef(BY_THEMSELVES);
  const shown = useRef(address);
  // On return, the cards loaded before are there before the first paint, so that the height is the same.
  const [opened, setOpened] = useState<{ address: string; first: PagedList<CardTile> } | null>(null);
  if (typeof document !== 'undefined' && (opened?.address !== address || opened.first !== first)) {
    setOpened({ address, first });
    setList(cardLists.open(address, first));
    setFailed(false);
  }
  useEffect(() => {
    shown.current = address;
    free.current = BY_THEMSELVES;
  }, [address]);

  async function loadMore(): Promise<void> {
    setLoading(address);
    try {
      const longer = await cardLists.more(address, list, (offset) =>
        call('GET /cards', { query: { ...query, offset } }),
      );
      // Rendered synchronously: the focus moves to the first new card. The end of the longer list reports only once that it is near, so the list must
      // be ready for the next page in the same render.
      if (shown.current === address)
        flushSync(() => {
          setList(longer);
          setFailed(false);
          setLoading((now) => (now === address ? null : now));
        });
    } catch (error) {
      if (!(reportListError(error, true) || error instanceof ApiError)) throw error;
      if (shown.current === address) flushSync(() => setFailed(true));
    } finally {
      setLoading((now) => (now === address ? null : now));
    }
  }

  return {
    cards: list.results,
    heights: typeof document === 'undefined' ? [] : cardLists.heights(address),
    total: list.total,
    hasMore: hasNextPage(list),
    isLoading,
    isFailed,
    /** After a press of the button, pages may load by themselves again. */
    showMore: (): Promise<void> => {
      free.current = BY_THEMSELVES;
      return loadMore();
    },
    /**
     * Called when the end of the list comes near. For a reader who scrolls, the next page is loaded, as long as there is one. Keyboard users load it
     * with the button, or they would never reach what follows the list.
     */
    nearEnd: (isInSight: boolean): void => {
      if (isLoading || isFailed || !hasNextPage(list)) return;
      if (document.querySelector(':is([data-order], [data-more]) :focus-visible')) return;
      if (!isInSight) free.current = BY_THEMSELVES;
      else if (free.current <= 0) return;
      else free.current -= 1;
      void loadMore();
    },
  };
}
