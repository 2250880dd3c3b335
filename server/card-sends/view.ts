import { createHash } from 'node:crypto';
import { type CardSend, Hand, Ink, type LedgerEntry, type SentCard } from '#contract/card-send.ts';
import type { SendCard, SendTile } from '#contract/card.ts';
import type { CardColours, CardFacts } from '#server/ports/artist.ts';
import { MESSAGE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { arrivalAt, dueAt } from './due-times.ts';
import type { Ledger } from './card-deliveries.ts';
import type { CardSendRow, RecipientRow } from './queries.ts';
import { nameForPerson, nameForSender } from './front-names.ts';
import { shownAddress } from './recipients/address.ts';
import { scheduleOf } from './stored-columns.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';

/** The content hash of a draft's pictures: the same words on the same card give the same pictures. @param name on the front */
export function draftVersion(row: CardSendRow, designHash: string, name: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([designHash, row.palette_id, name, row.verse, row.message, row.hand, row.ink]))
    .digest('hex')
    .slice(0, 16);
}

export type CardSendParts = {
  row: CardSendRow;
  recipients: RecipientRow[];
  card: SendCard;
  designHash: string;
  about: CardFacts;
  /** Whether any of it has left. */ hasLeft: boolean;
  recipientLimit: number;
  sendsTexts: boolean;
  now: number;
  forDate: CardSend['forDate'];
  senderPath: string | null;
};

export function viewCardSend({
  row,
  recipients,
  card,
  designHash,
  about,
  hasLeft,
  recipientLimit,
  sendsTexts,
  now,
  forDate,
  senderPath,
}: CardSendParts): CardSend {
  const schedule = scheduleOf(row);
  const name = nameForSender(row, recipients);
  return {
    cardSendId: row.card_send_id,
    state: hasLeft ? 'sent' : row.state,
    card: { ...card, alt: altWithName(card, name) },
    paletteId: row.palette_id,
    nameOnFront: row.name_on_front,
    namesOnFront: row.names_on_front,
    verse: row.verse,
    message: row.message,
    hand: Hand.parse(row.hand),
    ink: Ink.parse(row.ink),
    sender: { name: row.sender_name, email: row.sender_email, timeZone: row.sender_zone },
    phrase: row.phrase,
    recipients: recipients.map((person) => ({
      recipientId: person.recipient_id,
      name: person.name,
      email: person.email,
      mobile: shownNumber(person),
      countryId: person.country_id,
      timeZone: person.zone,
      nameOnFront: person.name_on_front,
      front: viewFront(row, person, card, designHash),
      arrival: arrivalAt(dueAt(schedule, person.zone, row.sender_zone, now), person.zone, row.sender_zone),
    })),
    schedule,
    v: draftVersion(row, designHash, name),
    colours: viewColours(about.colours),
    verseLines: about.verse,
    letter: about.letter,
    path: senderPath,
    forDate,
    limits: { recipients: recipientLimit, message: MESSAGE_MAX },
    sendsTexts,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The front as one person sees it. */
function viewFront(row: CardSendRow, person: RecipientRow, card: SendCard, designHash: string) {
  const name = nameForPerson(row, person);
  return { name, alt: altWithName(card, name), v: draftVersion(row, designHash, name) };
}

/** The colours, and nothing else that the engine may know of them. */
function viewColours({
  paper,
  stock,
  coverInk,
  accent,
  envelope,
  flap,
  shade,
  envelopeInk,
}: CardColours): CardSend['colours'] {
  return { paper, stock, coverInk, accent, envelope, flap, shade, envelopeInk };
}

function shownNumber(person: RecipientRow): string | null {
  return person.mobile === null ? null : shownAddress(person);
}

/** What became of a card for one person, as its sender may know it. */
export function viewEntry(entry: Ledger, person: RecipientRow, { sender_zone }: CardSendRow): LedgerEntry {
  const { recipientId, state, queuedAt, acceptedAt, deliveredAt, bouncedAt, bounceReason, openedAt, repliedAt } = entry;
  return {
    recipientId,
    name: person.name,
    email: person.email,
    mobile: shownNumber(person),
    arrival: arrivalAt(Date.parse(entry.dueAt), person.zone, sender_zone),
    state,
    queuedAt,
    acceptedAt,
    deliveredAt,
    bouncedAt,
    bounceReason,
    openedAt,
    repliedAt,
    reply: person.thanks,
  };
}

export type SentParts = {
  row: CardSendRow;
  tile: SendTile;
  alt: string;
  fronts: SentCard['fronts'];
  ledger: LedgerEntry[];
  magicLink: string;
  /** the address of its cover */ coverPath: string;
  isUntouched: boolean;
  lastStop: number | null;
  sendsTexts: boolean;
};

export function viewSent({
  row,
  tile,
  alt,
  fronts,
  ledger,
  magicLink,
  coverPath,
  isUntouched,
  lastStop,
  sendsTexts,
}: SentParts): SentCard {
  return {
    cardSendId: row.card_send_id,
    state: row.state === 'scheduled' && !isUntouched ? 'sent' : row.state,
    card: tile,
    title: tile.title,
    alt,
    readPath: routes.read(magicLink),
    coverPath,
    fronts,
    message: row.message,
    senderName: row.sender_name,
    schedule: scheduleOf(row),
    canStopUntil: isUntouched && lastStop !== null ? new Date(lastStop).toISOString() : null,
    ledger,
    sendsTexts,
  };
}
