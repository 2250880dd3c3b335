import type { CardSend, SentCard } from '#contract/card-send.ts';
import { ApiError, call } from '#app/client/api.ts';
import type { ControlledCard } from '#app/parts/control-center-store.ts';
import { frontNameOf } from '#shared/cards/front-name.ts';
import { media, routes, type CardChoice } from '#shared/routes.ts';
import { formatCardState } from './format-card-state.ts';

/** A sent card or a draft, as the control center shows it. */
export type CardSummary = {
  cardSendId: string;
  title: string;
  names: readonly string[];
  stands: string;
  picture: (width: number) => string;
  paper: string;
  /** its status page; null for a draft */ path: string | null;
  /** its shareable page; null for a draft */ readPath: string | null;
  canStop: boolean;
  /** what a new card with the same design starts from; null if it is not a card of the shop */
  again: ({ cardId: string } & CardChoice) | null;
};

/**
 * Loads a card: as its owner, or else by the sender's link, which works in another browser but cannot cancel.
 * @throws ApiError if neither works
 */
export async function fetchCardSummary({ cardSendId, link }: ControlledCard): Promise<CardSummary> {
  try {
    return ofWriter((await call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || link === undefined) throw error;
    return ofLink((await call('GET /card/send/view', { query: link })).sent, link);
  }
}

/** Cancels sending; the card becomes a draft again. @throws ApiError if it was sent, or cannot be cancelled from here */
export async function cancelSending(cardSendId: string): Promise<CardSummary> {
  return ofWriter((await call('PUT /card/send/stop', { body: { cardSendId } })).cardSend);
}

function ofWriter(sent: CardSend): CardSummary {
  const { cardSendId, card, paletteId, path, state, recipients, schedule } = sent;
  const [magicLink] = path?.slice(routes.sendView('').length).split('/') ?? [];
  return {
    cardSendId,
    title: card.title,
    names: recipients.map(({ name }) => name),
    stands: formatCardState({ state, schedule, people: recipients.length }),
    picture: (width) =>
      card.cardId === null
        ? media.draft(cardSendId, 'front', width, sent.v)
        : media.card(
            card.cardId,
            paletteId,
            'front',
            width,
            card.v,
            frontNameOf(sent.namesOnFront, sent.nameOnFront ?? '', recipients[0]) || undefined,
          ),
    paper: sent.colours.paper,
    path,
    readPath: magicLink ? routes.read(magicLink) : null,
    canStop: state === 'scheduled' || state === 'awaiting-confirmation',
    again: againWith(card, paletteId),
  };
}

function ofLink(sent: SentCard, { magicLink, magicLink2 }: NonNullable<ControlledCard['link']>): CardSummary {
  const { cardSendId, card, title, state, schedule, ledger, coverPath, readPath } = sent;
  return {
    cardSendId,
    title,
    names: ledger.map(({ name }) => name),
    stands: formatCardState({ state, schedule, people: ledger.length }),
    picture: () => coverPath,
    paper: card.paper,
    path: routes.sendView(magicLink, magicLink2),
    readPath,
    canStop: false,
    again: againWith(card, card.paletteId),
  };
}

function againWith({ cardId }: { cardId: string | null }, palette: string): CardSummary['again'] {
  return cardId === null ? null : { cardId, palette };
}
