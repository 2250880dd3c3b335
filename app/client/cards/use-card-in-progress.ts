import { useEffect, useSyncExternalStore } from 'react';
import { cardInProgress, type CardInProgress } from './card-in-progress.ts';

const nothing = () => () => undefined;
let current: CardInProgress | null | undefined;

/** The card in progress on this device; undefined until the page is hydrated. Read once for each visit of a page: the card does not change while it is shown. */
export function useCardInProgress(): CardInProgress | null | undefined {
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
    () => undefined,
  );
}
