import { useCallback, useEffect, useRef } from 'react';
import type { ReadCard } from '#contract/card-read.ts';
import { ApiError, call } from '#app/client/api.ts';
import { cardOpened } from '#app/client/offline/opened-card.ts';

/** The link of a card in the form that the calls take. */
export function toCardLink(card: Pick<ReadCard, 'magicLink' | 'magicLink2'>): {
  magicLink: string;
  magicLink2?: string;
} {
  return { magicLink: card.magicLink, ...(card.magicLink2 ? { magicLink2: card.magicLink2 } : {}) };
}

/**
 * Reports to the server that the envelope was opened. The reader sees the card either way; without a network the report is repeated
 * once the network is back.
 */
export function useReportOpened(card: ReadCard, onCard: (card: ReadCard) => void): () => void {
  const needsRetry = useRef(false);
  const { magicLink, magicLink2 } = card;
  const report = useCallback(async () => {
    try {
      const { card: opened } = await call('POST /card/read/open', { body: toCardLink({ magicLink, magicLink2 }) });
      needsRetry.current = false;
      onCard(opened);
      cardOpened();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Repeat it if the server could not be reached, not if it refused.
      needsRetry.current = error.status >= 500;
    }
  }, [magicLink, magicLink2, onCard]);
  useEffect(() => {
    const retry = () => {
      if (needsRetry.current) void report();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [report]);
  return () => void report();
}
