import type { CardSend } from '#contract/card-send.ts';
import { sameNumber } from '#shared/people/typed-number.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import type { DraftRecipient } from '../recipients/recipients.ts';

/** The editable part of a draft as the screens show it: the server's values, with unsaved edits applied on top. */
export type Draft = {
  /** null for a card that is not of the shop */
  cardId: string | null;
  paletteId: string;
  /** the one for all */
  nameOnFront: string;
  namesOnFront: CardSend['namesOnFront'];
  verse: string;
  message: string;
  /** where the lines of that message begin in that hand, as this browser breaks them; null where nobody has looked */
  messageBreaks: MessageBreaks | null;
  hand: CardSend['hand'];
  ink: CardSend['ink'];
  people: DraftRecipient[];
  senderName: string;
  senderEmail: string;
  senderTimeZone: string | null;
  phrase: string;
  schedule: CardSend['schedule'];
};
/** The lines of a message as its writer sees them. They say nothing of other words, or of another hand. */
export type MessageBreaks = { message: string; hand: CardSend['hand']; breaks: number[] };
export type Field = keyof Draft;
/** Edits made on this device. `adding` is the text in the field that adds recipients, not yet turned into one. */
export type Edits = Partial<Draft> & { adding?: string };
/** A value that the server rejected, and why. It is not sent again until it changes. `wire` is that value as JSON. */
export type RejectedValue = { wire: string; message: string };
export type RejectedValues = Record<string, RejectedValue>;

export const FIELDS: readonly Field[] = [
  'cardId',
  'paletteId',
  'nameOnFront',
  'namesOnFront',
  'verse',
  'message',
  'messageBreaks',
  'hand',
  'ink',
  'people',
  'senderName',
  'senderEmail',
  'senderTimeZone',
  'phrase',
  'schedule',
];

/** The server's draft in the form that the screens edit. */
export function toDraft(server: CardSend): Draft {
  return {
    cardId: server.card.cardId,
    paletteId: server.paletteId,
    nameOnFront: server.nameOnFront ?? '',
    namesOnFront: server.namesOnFront,
    verse: server.verse,
    message: server.message,
    messageBreaks: null,
    hand: server.hand,
    ink: server.ink,
    people: server.recipients.map(({ recipientId, name, email, mobile, countryId, timeZone, nameOnFront }) => ({
      key: recipientId,
      recipientId,
      name,
      email: email ?? '',
      mobile,
      countryId,
      timeZone,
      nameOnFront,
    })),
    senderName: server.sender.name,
    senderEmail: server.sender.email,
    senderTimeZone: server.sender.timeZone,
    phrase: server.phrase,
    schedule: server.schedule,
  };
}

/** The server's draft with this device's edits applied. */
export function mergeDraft(server: CardSend, edits: Edits): Draft {
  const { adding: _, ...changed } = edits;
  return { ...toDraft(server), ...changed };
}

/**
 * Copies what the server knows of recipients: the ids that it assigned to new ones, and to those who were removed and came back, so that the next
 * save updates them instead of adding them again; and places from the sender's earlier cards, where none is chosen here.
 */
export function adoptRecipients(people: readonly DraftRecipient[], server: CardSend): DraftRecipient[] {
  return people.map((person) => {
    const saved = server.recipients.find(({ email, mobile }) =>
      person.mobile ? sameNumber(mobile ?? '', person.mobile) : sameAddress(email ?? '', person.email),
    );
    if (!saved) return person;
    const { recipientId, timeZone, countryId } = saved;
    return {
      ...person,
      recipientId,
      ...(person.timeZone === null && { timeZone, countryId }),
    };
  });
}
