import type { CardSend } from '#contract/card-send.ts';
import { media, routes } from '#shared/routes.ts';

/** The card that somebody was writing on this device, as far as other pages show it. */
export type CardInProgress = {
  /** the address of its cover at a width */ picture: (width: number) => string;
  alt: string;
  paper: string;
  /** whom it is for; empty where nobody is named yet */ name: string;
  message: string;
  signature: string;
  hand: CardSend['hand'];
  ink: CardSend['ink'];
  /** where it is gone on with, and what comes there */ path: string;
  next: string;
};

/** What the send flow keeps in the browser (app/features/send/draft): the last that the server gave, and what was typed since. */
type Kept = {
  server?: CardSend | null;
  edits?: Partial<{ nameOnFront: string; message: string; senderName: string; people: { name: string }[] }>;
  at?: number;
};
/** How the names begin by which drafts are kept. */
export const DRAFT_PREFIX = 'cardamom:draft:';
/** After that a card was left, and is no longer in anybody's hand. */
const DAYS = 14;

/** The card that was worked on last, if that was within two weeks. */
export function cardInProgress(storage: Storage, now: number): CardInProgress | null {
  const kept = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .filter((key) => key.startsWith(DRAFT_PREFIX))
    .map((key) => read(storage.getItem(key)))
    .filter((draft) => draft?.server?.state === 'draft' && now - (draft.at ?? 0) < DAYS * 86_400_000)
    .sort((one, other) => (other?.at ?? 0) - (one?.at ?? 0));
  const { server, edits = {} } = kept[0] ?? {};
  if (!server) return null;
  const message = edits.message ?? server.message;
  const people = edits.people ?? server.recipients;
  const step = message === '' ? 'words' : people.length === 0 ? 'people' : 'preview';
  const nameOnFront = edits.nameOnFront ?? server.nameOnFront ?? '';
  return {
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

function read(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Runs in the sign-in page before its first paint: with a card in progress the form stands beside it, and not in the middle first. A browser
 * that keeps nothing throws, and has no card in progress.
 */
export const cardInProgressScript = `(function(){try{for(var i=0;i<localStorage.length;i++){var k=localStorage.key(i),d=k.indexOf('${DRAFT_PREFIX}')===0&&JSON.parse(localStorage.getItem(k));if(d&&d.server&&d.server.state==='draft'&&Date.now()-(d.at||0)<${DAYS * 86_400_000}){document.documentElement.dataset.card='';return}}}catch(e){}})()`;
