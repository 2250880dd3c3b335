import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import { requireList, reportListFault } from '#app/client/paged-list.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { MyCard } from '#contract/favorite.ts';
import { PAGE_SIZE_MAX } from '#shared/limits.ts';
import type { MyCardsType } from '#shared/routes.ts';

export type PlannedCard = NonNullable<MyCard['cardSend']> & Pick<MyCard, 'card'>;

/**
 * The member's own cards of one list, loaded in the browser: the page itself is rendered for nobody. Null until they are there; an empty
 * list, and a sentence, where they did not come.
 */
export function useMyCards(type: Exclude<MyCardsType, 'favorites'>): readonly PlannedCard[] | null {
  const [cards, setCards] = useState<readonly PlannedCard[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void load(type).then((loaded) => {
      if (isHere) setCards(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [type]);
  return cards;
}

async function load(type: MyCardsType): Promise<PlannedCard[]> {
  try {
    const list = requireList('GET /my_cards', await call('GET /my_cards', { query: { type, limit: PAGE_SIZE_MAX } }));
    return list.results.flatMap(({ card, cardSend }) => (cardSend ? [{ ...cardSend, card }] : []));
  } catch (error) {
    if (reportListFault(error)) return [];
    if (!(error instanceof ApiError)) throw error;
    showToast('There was a problem retrieving your data', { tone: 'error' });
    return [];
  }
}
