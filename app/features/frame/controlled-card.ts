import type { CardSend, SentCard } from '#contract/card-send.ts';
import { ApiError, call } from '#app/client/api.ts';
import type { ControlledCard } from '#app/ui/control-center.ts';
import { media, routes, type CardChoice } from '#shared/routes.ts';
import { sayState } from './say-state.ts';

/** A card as its panel shows it. */
export type Controlled = {
  cardSendId: string;
  title: string;
  names: readonly string[];
  stands: string;
  picture: (width: number) => string;
  paper: string;
  /** where its sender follows it; null while it lies on the table */ path: string | null;
  /** its shareable page; null while it lies on the table */ readPath: string | null;
  canStop: boolean;
  /** what a new card of the same kind is made from */ again: { cardId: string } & CardChoice;
};

/**
 * Asks how a card stands: as whoever wrote it, or else by the sender's link, which shows it in another browser and lets nobody stop it.
 * @throws ApiError where it is neither's
 */
export async function askForCard({ cardSendId, link }: ControlledCard): Promise<Controlled> {
  try {
    return ofWriter((await call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || link === undefined) throw error;
    return ofLink((await call('GET /card/send/view', { query: link })).sent, link);
  }
}

/** Puts a card back on the table. @throws ApiError where it has left, or cannot be stopped from here */
export async function putBack(cardSendId: string): Promise<Controlled> {
  return ofWriter((await call('PUT /card/send/stop', { body: { cardSendId } })).cardSend);
}

function ofWriter(sent: CardSend): Controlled {
  const { cardSendId, card, paletteId, nameOnFront, path, state, recipients, schedule } = sent;
  const [magicLink] = path?.slice(routes.sendView('').length).split('/') ?? [];
  return {
    cardSendId,
    title: card.title,
    names: recipients.map(({ name }) => name),
    stands: sayState({ state, schedule, people: recipients.length }),
    picture: (width) => media.card(card.cardId, paletteId, 'front', width, card.v, nameOnFront ?? undefined),
    paper: sent.colours.paper,
    path,
    readPath: magicLink ? routes.read(magicLink) : null,
    canStop: state === 'scheduled' || state === 'awaiting-confirmation',
    again: { cardId: card.cardId, palette: paletteId },
  };
}

function ofLink(sent: SentCard, { magicLink, magicLink2 }: NonNullable<ControlledCard['link']>): Controlled {
  const { cardSendId, card, title, state, schedule, ledger, coverPath, readPath } = sent;
  return {
    cardSendId,
    title,
    names: ledger.map(({ name }) => name),
    stands: sayState({ state, schedule, people: ledger.length }),
    picture: () => coverPath,
    paper: card.paper,
    path: routes.sendView(magicLink, magicLink2),
    readPath,
    canStop: false,
    again: { cardId: card.cardId, palette: card.paletteId },
  };
}
