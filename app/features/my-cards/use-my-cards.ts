import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { appendPage, hasNextPage, requireList, reportListError, type PagedList } from '#app/client/lists/paged-list.ts';
import type { MyCard } from '#contract/favorite.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#shared/limits.ts';
import type { MyCardsType } from '#shared/routes.ts';

/** The key of a card in a list: a card may have been sent many times, and is a favourite only once. */
export function cardKey({ card, cardSend }: MyCard): string {
  return cardSend === null ? card.cardId : (cardSend.cardSendId ?? cardSend.path);
}

/** One of the lists of the member's own cards, twenty at a time. */
export function useMyCards(type: MyCardsType) {
  /** null until the first page is there */
  const [list, setList] = useState<PagedList<MyCard> | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [isFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    try {
      const offset = list?.results.length ?? 0;
      const page = requireList<MyCard>('GET /my_cards', await call('GET /my_cards', { query: { type, offset } }));
      setList(list === null ? page : appendPage(list, page, cardKey));
    } catch (error) {
      if (!(reportListError(error, true) || error instanceof ApiError)) throw error;
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }
  const begin = useEffectEvent(load);
  useEffect(() => {
    async function start() {
      await begin();
    }
    void start();
  }, []);
  /** Reloads what is shown, without a loading state: a card may have changed. */
  async function refresh(): Promise<void> {
    const limit = Math.min(Math.max(list?.results.length ?? 0, PAGE_SIZE), PAGE_SIZE_MAX);
    try {
      setList(requireList<MyCard>('GET /my_cards', await call('GET /my_cards', { query: { type, limit } })));
    } catch (error) {
      // The list stays as it was.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return {
    list,
    isLoading,
    isFailed,
    refresh: () => void refresh(),
    hasMore: list !== null && hasNextPage(list),
    more: () => {
      setLoading(true);
      setFailed(false);
      void load();
    },
  };
}

export type Counts = Partial<Record<MyCardsType, number>>;
/** The number of cards in each list. A list that cannot be counted has no number. */
export function useCounts(types: readonly MyCardsType[]): { counts: Counts; refreshCounts: () => void } {
  const [counts, setCounts] = useState<Counts>({});
  async function count(type: MyCardsType) {
    try {
      const { total } = await call('GET /my_cards', { query: { type, limit: 1 } });
      setCounts((was) => ({ ...was, [type]: total }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  function countAll() {
    for (const type of types) void count(type);
  }
  const begin = useEffectEvent(countAll);
  useEffect(() => {
    async function start() {
      begin();
    }
    void start();
  }, []);
  return { counts, refreshCounts: countAll };
}
