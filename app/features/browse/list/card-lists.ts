import { appendPage, hasNextPage, requireList, type PagedList } from '#app/client/lists/paged-list.ts';
import type { CardTile } from '#contract/card.ts';
import type { ChunkHeight } from './card-chunks.tsx';

type List = PagedList<CardTile>;
type Ask = (offset: number) => Promise<{ results: CardTile[]; total: number }>;

/** How many lists of cards are remembered with all their loaded pages. */
const REMEMBERED = 12;

/**
 * The loaded cards of each list in this visit, and the heights of its chunks, so that a reader who comes back finds the same cards at the same
 * height. In the browser only: on the server a list is always its first page.
 */
export function createCardLists() {
  const lists = new Map<string, List>();
  const heights = new Map<string, ChunkHeight[]>();
  const loading = new Map<string, Promise<List>>();

  function remember(address: string, list: List) {
    lists.delete(address);
    lists.set(address, list);
    const oldest = lists.keys().next().value;
    if (lists.size <= REMEMBERED || oldest === undefined) return;
    lists.delete(oldest);
    heights.delete(oldest);
  }

  return {
    /** The list of an address: as it was left, or its first page if it is new or the catalogue has changed since. */
    open(address: string, first: List): List {
      const known = lists.get(address);
      const same = known?.total === first.total && known.results[0]?.cardId === first.results[0]?.cardId;
      return known && same && known.results.length >= first.results.length ? known : first;
    },
    /** The heights of a list's chunks; filled in while it is viewed. */
    heights(address: string): ChunkHeight[] {
      const known = heights.get(address) ?? [];
      heights.set(address, known);
      return known;
    },
    /** Loads the next page of a list. Two calls at once make one request. */
    more(address: string, list: List, ask: Ask): Promise<List> {
      if (!hasNextPage(list)) return Promise.resolve(list);
      const running = loading.get(address);
      if (running) return running;
      const next = ask(list.results.length)
        .then((reply) => {
          const longer = appendPage(list, requireList('GET /cards', reply), (card) => card.cardId);
          remember(address, longer);
          return longer;
        })
        .finally(() => loading.delete(address));
      loading.set(address, next);
      return next;
    },
  };
}
