import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page-head.ts';
import type { SentCard } from '#contract/card-send.ts';
import { routes } from '#shared/routes.ts';

export type SenderLink = { magicLink: string; magicLink2?: string };

/** The sent card behind a sender's link, for a route's loader. A link that is not whole, not known, or not theirs is not found, with the reason. */
export async function loadLedger(link: SenderLink): Promise<SentCard> {
  try {
    return (await call('GET /card/send/view', { query: link })).sent;
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) throw notFound({ data: error.message });
    throw error;
  }
}

/** The head of the ledger's page. */
export function headOfLedger(sent: SentCard | undefined, link: SenderLink) {
  return pageHead({
    title: sent ? `${sent.title}, as it was sent | Cardamom` : 'A card that was sent | Cardamom',
    path: routes.sendView(link.magicLink, link.magicLink2 ?? null),
    hidden: true,
  });
}
