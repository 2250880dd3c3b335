import { useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { CardSend, SentCard } from '#contract/card-send.ts';
import type { SenderLink } from '../status/load-sent-card.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { usePolling } from '../use-polling.ts';

const POLL_MS = 15_000;

/** The sent card with its delivery status, kept up to date, and its link. Null until it is loaded, and while the sender's address is unconfirmed. */
export function useSentCard(
  server: CardSend,
  store: DraftStore,
): { sent: SentCard | null; link: SenderLink; setSent: (sent: SentCard) => void } {
  const [sent, setSent] = useState<SentCard | null>(null);
  const [magicLink = '', magicLink2 = ''] = server.path?.split('/').slice(-2) ?? [];
  const link = { magicLink, magicLink2 };
  const poll = async () => {
    if (server.state === 'awaiting-confirmation' || magicLink === '') return store.load();
    try {
      setSent((await call('GET /card/send/view', { query: link })).sent);
    } catch (error) {
      // The last known status stays on screen until the next poll succeeds.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  usePolling(POLL_MS, poll, { immediately: true });
  return { sent, link, setSent };
}
