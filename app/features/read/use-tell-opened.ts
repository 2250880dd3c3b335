import { useCallback, useEffect, useRef } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call } from '#app/client/api.ts';
import { cardOpened } from '#app/client/opened-card.ts';

/** The link of a card, as calls take it. */
export function linkOf(card: Pick<ReadCard, 'magicLink' | 'magicLink2'>): { magicLink: string; magicLink2?: string } {
  return { magicLink: card.magicLink, ...(card.magicLink2 ? { magicLink2: card.magicLink2 } : {}) };
}

/**
 * Tells the server that the envelope was opened. The reader sees the card whatever comes of it; without a network it is told again
 * when the network is back.
 */
export function useTellOpened(card: ReadCard, onCard: (card: ReadCard) => void): () => void {
  const isWaiting = useRef(false);
  const { magicLink, magicLink2 } = card;
  const tell = useCallback(async () => {
    try {
      const { card: opened } = await call('POST /card/read/open', { body: linkOf({ magicLink, magicLink2 }) });
      isWaiting.current = false;
      onCard(opened);
      cardOpened();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // refused for good, there is nothing to repeat; unreachable, there is
      isWaiting.current = error.status >= 500;
    }
  }, [magicLink, magicLink2, onCard]);
  useEffect(() => {
    const again = () => {
      if (isWaiting.current) void tell();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [tell]);
  return () => void tell();
}
