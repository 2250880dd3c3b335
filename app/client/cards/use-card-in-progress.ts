import { useEffect, useSyncExternalStore } from 'react';
import { type CardInProgress, cardsInProgress } from './card-in-progress.ts';

const nothing = () => () => undefined;
const NONE: readonly CardInProgress[] = [];
let current: readonly CardInProgress[] | undefined;

/** The cards in progress on this device, the last one first; undefined until the page is hydrated. Read once for each visit of a page: they do not change while it is shown. */
export function useCardsInProgress(): readonly CardInProgress[] | undefined {
  useEffect(() => () => void (current = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => {
      if (current === undefined) {
        try {
          current = cardsInProgress(localStorage, Date.now());
        } catch (error) {
          // Storage may be switched off.
          if (!(error instanceof DOMException)) throw error;
          current = NONE;
        }
      }
      return current;
    },
    () => undefined,
  );
}

/** The card that was edited last; null if there is none. */
export function useCardInProgress(): CardInProgress | null | undefined {
  const cards = useCardsInProgress();
  return cards && (cards[0] ?? null);
}
