import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import type { Draft } from '../draft/draft.ts';

/** A front of a card at the width of a page, and twice as wide, with what it shows. */
export type ShownFront = { src: string; large: string; alt: string };

/** The front of a draft as one of its people sees it. @param key of the person; the first one if nobody is chosen, or the server does not know them yet */
export function getShownFront(server: CardSend, draft: Pick<Draft, 'people'>, key?: string): ShownFront {
  const chosen = draft.people.find((person) => person.key === key)?.recipientId;
  return getSavedFront(server, chosen);
}

/** The same by the id of the person. */
export function getSavedFront(server: CardSend, recipientId?: string): ShownFront {
  const { cardSendId, recipients, card, namesOnFront } = server;
  const person = namesOnFront === 'each' ? recipients.find((one) => one.recipientId === recipientId) : undefined;
  const picture = (width: number) =>
    media.draft(cardSendId, 'front', width, person?.front.v ?? server.v, person?.recipientId);
  return { src: picture(700), large: picture(1400), alt: person?.front.alt ?? card.alt };
}
