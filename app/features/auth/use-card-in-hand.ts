import { useEffect, useSyncExternalStore } from 'react';
import { cardInProgress, type CardInProgress } from '#app/client/card-in-progress.ts';

const nothing = () => () => undefined;
let inHand: CardInProgress | null | undefined;

/** The card in progress on this device. Read once for each visit of the page: the card does not change while somebody signs in. */
export function useCardInHand(): CardInProgress | null {
  useEffect(() => () => void (inHand = undefined), []);
  return useSyncExternalStore(
    nothing,
    () => {
      if (inHand === undefined) {
        try {
          inHand = cardInProgress(localStorage, Date.now());
        } catch (error) {
          // Storage may be switched off.
          if (!(error instanceof DOMException)) throw error;
          inHand = null;
        }
      }
      return inHand;
    },
    () => null,
  );
}
