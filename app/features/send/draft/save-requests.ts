import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import { checkArrivalDay } from '#shared/time/arrival-day.ts';
import { parseEmail } from '#shared/people/email-address.ts';
import { MESSAGE_MAX, NAME_ON_CARD_MAX, PERSON_NAME_MAX, PHRASE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { getAddress, isComplete, type DraftRecipient } from '../recipients/recipients.ts';
import {
  FIELDS,
  mergeDraft,
  toDraft,
  type Draft,
  type Edits,
  type Field,
  type MessageBreaks,
  type RejectedValues,
} from './draft.ts';

/** Whether a person's own name on the front is longer than any card takes. */
function isFrontNameTooLong({ nameOnFront }: DraftRecipient): boolean {
  return (nameOnFront ?? '').trim().length > NAME_ON_CARD_MAX;
}
/** A name for the front that is too long, or that the server rejected, is left out: the person is saved, with the name that they had. */
function toRecipientBody(person: DraftRecipient, rejected: RejectedValues) {
  const isRejected = rejected[`people.${person.key}.nameOnFront`]?.wire === fingerprintPerson(person);
  return {
    ...(person.recipientId ? { recipientId: person.recipientId } : {}),
    name: person.name.trim(),
    ...(person.mobile ? { mobile: person.mobile.trim() } : { email: person.email.trim() }),
    countryId: person.countryId,
    timeZone: person.timeZone,
    ...(isRejected || isFrontNameTooLong(person) ? {} : { nameOnFront: person.nameOnFront ?? null }),
  };
}
/** Identifies a recipient's values in a rejection: the same values would be rejected again. */
export function fingerprintPerson(person: DraftRecipient): string {
  return JSON.stringify([
    person.name.trim(),
    getAddress(person).trim(),
    person.countryId,
    person.timeZone,
    person.nameOnFront ?? null,
  ]);
}

/** The recipients that can be saved: complete, and not rejected by the server with these very values. */
export function getSendablePeople(people: readonly DraftRecipient[], rejected: RejectedValues): DraftRecipient[] {
  return people.filter(
    (person) =>
      isComplete(person, people) &&
      !Object.entries(rejected).some(
        ([at, rejection]) =>
          at.startsWith(`people.${person.key}.`) &&
          !at.endsWith('.nameOnFront') &&
          rejection.wire === fingerprintPerson(person),
      ),
  );
}

/** Maximum lengths, in characters. */
const MAX_LENGTH: Partial<Record<Field, number>> = {
  verse: VERSE_MAX,
  message: MESSAGE_MAX,
  senderName: PERSON_NAME_MAX,
  phrase: PHRASE_MAX,
};
/** One field's value as it is sent to the server; `undefined` when it is already known that the server would reject it. */
export function toWireValue(field: Field, draft: Draft, rejected: RejectedValues): unknown {
  if (field === 'people')
    return getSendablePeople(draft.people, rejected).map((person) => toRecipientBody(person, rejected));
  if (field === 'nameOnFront') return draft.nameOnFront.trim() === '' ? null : draft.nameOnFront;
  if (field === 'senderEmail' && draft.senderEmail.trim() !== '' && !parseEmail(draft.senderEmail).ok) return undefined;
  if (field === 'messageBreaks') return isOfMessage(draft) ? draft.messageBreaks : undefined;
  const { schedule } = draft;
  if (field === 'schedule' && schedule.kind === 'on' && checkArrivalDay(schedule.date, Date.now()) !== null)
    return undefined;
  const value = draft[field];
  return typeof value === 'string' && value.trim().length > (MAX_LENGTH[field] ?? value.length) ? undefined : value;
}

/**
 * Whether lines are of the message as it is now and as the server will have it. (The server drops the lines that it has when the message
 * changes, so the same ones are saved again with it.)
 */
function isOfMessage({ message, hand, messageBreaks }: Draft): boolean {
  return (
    messageBreaks !== null &&
    messageBreaks.message === message &&
    messageBreaks.hand === hand &&
    message.length <= MESSAGE_MAX &&
    message === message.normalize('NFC')
  );
}

/** The fields with edits that the server does not have yet, each with its value as JSON, so that values can be compared. */
export function getPendingFields(
  server: CardSend,
  edits: Edits,
  accepted: Partial<Record<Field, string>>,
  rejected: RejectedValues,
): Map<Field, string> {
  const draft = mergeDraft(server, edits);
  const saved = toDraft(server);
  const pending = new Map<Field, string>();
  for (const field of FIELDS) {
    if (edits[field] === undefined) continue;
    const value = toWireValue(field, draft, rejected);
    if (value === undefined || (Array.isArray(value) && value.length > server.limits.recipients)) continue;
    const wire = JSON.stringify(value);
    if (
      wire === accepted[field] ||
      wire === JSON.stringify(toWireValue(field, saved, {})) ||
      rejected[field]?.wire === wire
    )
      continue;
    pending.set(field, wire);
  }
  return pending;
}

type Bodies = {
  card?: CallInput<'PUT /card/send'>['body'];
  message?: CallInput<'PUT /card/send/message'>['body'];
  background?: CallInput<'PUT /card/send/background'>['body'];
};
/** The bodies of the calls that save these fields. A call with nothing to save is left out. */
export function createBodies(cardSendId: string, pending: ReadonlyMap<Field, string>): Bodies {
  const bodies: Bodies = {};
  const card: Record<string, unknown> = {};
  const sender: Record<string, unknown> = {};
  const message: Record<string, unknown> = {};
  for (const [field, wire] of pending) {
    const value: unknown = JSON.parse(wire);
    if (field === 'paletteId') bodies.background = { cardSendId, paletteId: String(value) };
    else if (field === 'verse' || field === 'message' || field === 'hand' || field === 'ink') message[field] = value;
    else if (field === 'messageBreaks') message[field] = (value as MessageBreaks).breaks;
    else if (field === 'senderName') sender.name = value;
    else if (field === 'senderEmail') sender.email = value;
    else if (field === 'senderTimeZone') sender.timeZone = value;
    else if (field === 'people') card.recipients = value;
    else card[field] = value;
  }
  if (Object.keys(sender).length > 0) card.sender = sender;
  if (Object.keys(card).length > 0) bodies.card = { cardSendId, ...card };
  if (Object.keys(message).length > 0) bodies.message = { cardSendId, ...message };
  return bodies;
}

/** The edits to keep on the device: everything that the server does not have yet, valid or not. */
export function getUnsavedEdits(server: CardSend, edits: Edits, accepted: Partial<Record<Field, string>>): Edits {
  const draft = mergeDraft(server, edits);
  const saved = toDraft(server);
  const unsaved: Record<string, unknown> = {};
  for (const field of FIELDS) {
    // Lines are not typed: the page that shows the message reads them again, and a card is sent without them too.
    if (edits[field] === undefined || field === 'messageBreaks') continue;
    const value = toWireValue(field, draft, {});
    const wire = value === undefined ? undefined : JSON.stringify(value);
    const isAllComplete =
      field !== 'people' ||
      draft.people.every((person) => isComplete(person, draft.people) && !isFrontNameTooLong(person));
    if (
      !isAllComplete ||
      wire === undefined ||
      (wire !== accepted[field] && wire !== JSON.stringify(toWireValue(field, saved, {})))
    )
      unsaved[field] = edits[field];
  }
  return { ...(unsaved as Partial<Draft>), ...(edits.adding ? { adding: edits.adding } : {}) };
}
