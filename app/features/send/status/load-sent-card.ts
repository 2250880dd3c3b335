import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { pageHead } from '#app/client/page/page-head.ts';
import type { SentCard } from '#contract/card-send.ts';
import { routes } from '#shared/routes.ts';

export type SenderLink = { magicLink: string; magicLink2?: string | undefined };

/** Loads the sent card of a sender's link. @throws notFound, with the reason, for a link that is malformed, unknown or not theirs */
export async function loadSentCard(link: SenderLink): Promise<SentCard> {
  try {
    return (await call('GET /card/send/view', { query: link })).sent;
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) throw notFound({ data: error.message });
    throw error;
  }
}

/** The title and tags of the delivery status page. */
export function getStatusHead(sent: SentCard | undefined, link: SenderLink) {
  return pageHead({
    title: sent ? `Delivery status of ${sent.title} | Cardamom` : 'Delivery status | Cardamom',
    path: routes.sendView(link.magicLink, link.magicLink2 ?? null),
    hidden: true,
  });
}
