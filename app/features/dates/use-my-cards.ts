import { call } from '#app/client/api.ts';
import { requireList, reportListError } from '#app/client/lists/paged-list.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import type { MyCard } from '#contract/favorite.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import type { MyCardsType } from '#shared/routes.ts';

export type ScheduledCard = NonNullable<MyCard['cardSend']> & Pick<MyCard, 'card'>;

/** One list of the member's own cards, loaded in the browser: the server renders pages without a user. */
export type MyCards = {
  /** null until they are loaded */ cards: readonly ScheduledCard[] | null;
  /** They could not be loaded, so the list is unknown. */ isFailed: boolean;
  retry: () => void;
};
export function useMyCards(type: Exclude<MyCardsType, 'favorites'>): MyCards {
  const { value, error, retry } = useLoaded(
    async () => {
      const list = requireList('GET /my_cards', await call('GET /my_cards', { query: { type, limit: PAGE_SIZE_MAX } }));
      return list.results.flatMap(({ card, cardSend }) => (cardSend ? [{ ...cardSend, card }] : []));
    },
    (error) => reportListError(error, true),
  );
  return { cards: value, isFailed: error !== null, retry };
}
