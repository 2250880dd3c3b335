import type { CardSend } from '#contract/card-send.ts';
import { frontNameOf } from '#shared/cards/front-name.ts';
import { media, routes } from '#shared/routes.ts';
import { isFields, parseStoredFields } from '#app/client/storage/stored-json.ts';
import { DRAFT_PREFIX } from './draft-prefix.ts';

/** The card that somebody was writing on this device, as far as other pages show it. */
export type CardInProgress = {
  cardSendId: string;
  /** null for a card that is not of the shop */ cardId: string | null;
  title: string;
  /** the address of its cover at a width */ picture: (width: number) => string;
  alt: string;
  paper: string;
  /** the name of the recipient; empty if there is none yet */ name: string;
  message: string;
  signature: string;
  hand: CardSend['hand'];
  ink: CardSend['ink'];
  /** the step to continue with, and its label */ path: string;
  next: string;
};

/** What the send flow stores in the browser (app/features/send/draft): the server's last answer, and the edits since. */
type Kept = {
  server: CardSend | null;
  edits: Record<'nameOnFront' | 'message' | 'senderName', string | undefined> & {
    people: { name: string; nameOnFront: string | null }[] | undefined;
    namesOnFront: CardSend['namesOnFront'] | undefined;
  };
  at: number;
};
/** A draft without edits for longer than this is abandoned. */
const DAYS = 14;

/** The cards that were edited within two weeks, the last one first. */
export function cardsInProgress(
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>,
  now: number,
): readonly CardInProgress[] {
  return Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => parseKept(storage.getItem(key)))
    .filter((draft) => draft.server?.state === 'draft' && now - draft.at < DAYS * 86_400_000)
    .sort((one, other) => other.at - one.at)
    .flatMap(({ server, edits }) => (server ? [toCardInProgress(server, edits)] : []));
}

function toCardInProgress(server: CardSend, edits: Kept['edits']): CardInProgress {
  const message = edits.message ?? server.message;
  const people = edits.people ?? server.recipients;
  const step = message === '' ? 'words' : people.length === 0 ? 'people' : 'preview';
  const nameOnFront = frontNameOf(
    edits.namesOnFront ?? server.namesOnFront,
    edits.nameOnFront ?? server.nameOnFront ?? '',
    people[0],
  );
  return {
    cardSendId: server.cardSendId,
    cardId: server.card.cardId,
    title: server.card.title,
    picture: (width) =>
      server.card.cardId === null
        ? media.draft(server.cardSendId, 'front', width, server.v)
        : media.card(server.card.cardId, server.paletteId, 'front', width, server.card.v, nameOnFront),
    alt: server.card.alt,
    paper: server.card.paper,
    name: people[0]?.name.trim() || nameOnFront,
    message,
    signature: edits.senderName ?? server.sender.name,
    hand: server.hand,
    ink: server.ink,
    path: routes.send(step, server.cardSendId),
    next: { words: 'your message', people: 'the recipients', preview: 'check and send' }[step],
  };
}

function parseKept(text: string | null): Kept {
  const { server, edits, at } = parseStoredFields(text) ?? {};
  const { message, people, senderName, nameOnFront, namesOnFront } = isFields(edits) ? edits : {};
  return {
    server: isStoredCardSend(server) ? server : null,
    at: typeof at === 'number' ? at : 0,
    edits: {
      message: typeof message === 'string' ? message : undefined,
      people: Array.isArray(people) ? people.map(parsePerson) : undefined,
      senderName: typeof senderName === 'string' ? senderName : undefined,
      nameOnFront: typeof nameOnFront === 'string' ? nameOnFront : undefined,
      namesOnFront:
        namesOnFront === 'one' || namesOnFront === 'each' || namesOnFront === 'none' ? namesOnFront : undefined,
    },
  };
}

function parsePerson(person: unknown): { name: string; nameOnFront: string | null } {
  const { name, nameOnFront } = isFields(person) ? person : {};
  return {
    name: typeof name === 'string' ? name : '',
    nameOnFront: typeof nameOnFront === 'string' ? nameOnFront : null,
  };
}

/** Whether the stored value is a card in the format of this release. */
export function isStoredCardSend(stored: unknown): stored is CardSend {
  return (
    isFields(stored) &&
    typeof stored['cardSendId'] === 'string' &&
    typeof stored['message'] === 'string' &&
    isFields(stored['card']) &&
    isFields(stored['sender']) &&
    Array.isArray(stored['recipients'])
  );
}

/**
 * Runs in the sign-in page before its first paint: with a card in progress the form is beside the card, and must not appear in the middle first. If
 * the browser blocks storage, the access throws, and there is no card in progress.
 */
export const cardInProgressScript = `(function(){try{for(var i=0;i<localStorage.length;i++){var k=localStorage.key(i),d=k.indexOf('${DRAFT_PREFIX}')===0&&JSON.parse(localStorage.getItem(k));if(d&&d.server&&d.server.state==='draft'&&Date.now()-(d.at||0)<${DAYS * 86_400_000}){document.documentElement.dataset.card='';return}}}catch(e){}})()`;
