import { useEffect, useSyncExternalStore } from 'react';
import { cardInProgress, type CardInProgress } from '#app/client/card-in-progress.ts';

const nothing = () => () => undefined;
let current: CardInProgress | null | undefined;

/** The card in progress on this device. Read once for each visit of the page: the card does not change while somebody signs in. */
export function useCardInProgress(): CardInProgress | null {
  useEffect(() => () => void (current = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => {
      if (current === undefined) {
        try {
          current = cardInProgress(localStorage, Date.now());
        } catch (error) {
          // Storage may be switched off.
          if (!(error instanceof DOMException)) throw error;
          current = null;
        }
      }
      return current;
    },
    () => null,
  );
}
