import { call } from '#app/client/api.ts';
import { requireList, reportListFault } from '#app/client/paged-list.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import type { MyCard } from '#contract/favorite.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import type { MyCardsType } from '#shared/routes.ts';

export type PlannedCard = NonNullable<MyCard['cardSend']> & Pick<MyCard, 'card'>;

/** The member's own cards of one list, loaded in the browser: the page itself is rendered for nobody. */
export type MyCards = {
  /** null until they are there */ cards: readonly PlannedCard[] | null;
  /** They did not come: nothing is known of what is in the list. */ isFailed: boolean;
  retry: () => void;
};
export function useMyCards(type: Exclude<MyCardsType, 'favorites'>): MyCards {
  const { value, error, retry } = useLoaded(
    async () => {
      const list = requireList('GET /my_cards', await call('GET /my_cards', { query: { type, limit: PAGE_SIZE_MAX } }));
      return list.results.flatMap(({ card, cardSend }) => (cardSend ? [{ ...cardSend, card }] : []));
    },
    (error) => reportListFault(error, true),
  );
  return { cards: value, isFailed: error !== null, retry };
}
