import type { CallInput } from '#contract/calls.ts';
import type { CardSend } from '#contract/card-send.ts';
import type { ErrorItem } from '#contract/reply.ts';
import { dayFault } from '#shared/arrival-day.ts';
import { readEmail, sameAddress } from '#shared/email-address.ts';
import { MESSAGE_MAX, PERSON_NAME_MAX, PHRASE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { isComplete, type Person } from '../people/people-tokens.ts';

/** What can be changed on a draft, as the screens show it: what the server has, with what was typed since laid over it. */
export type Draft = {
  cardId: string;
  paletteId: string;
  nameOnFront: string;
  verse: string;
  message: string;
  hand: CardSend['hand'];
  ink: CardSend['ink'];
  people: Person[];
  senderName: string;
  senderEmail: string;
  senderTimeZone: string | null;
  phrase: string;
  schedule: CardSend['schedule'];
};
export type Field = keyof Draft;
/** What was typed on this device; `adding` is the half-written text of the field that adds people. */
export type Edits = Partial<Draft> & { adding?: string };
/** A value that the server would not take, and why. It is not sent again until it changes. */
export type Refusal = { wire: string; message: string };
export type Refusals = Record<string, Refusal>;

const FIELDS: readonly Field[] = [
  'cardId',
  'paletteId',
  'nameOnFront',
  'verse',
  'message',
  'hand',
  'ink',
  'people',
  'senderName',
  'senderEmail',
  'senderTimeZone',
  'phrase',
  'schedule',
];

/** The server's draft as the screens edit it. */
export function draftOf(server: CardSend): Draft {
  return {
    cardId: server.card.cardId,
    paletteId: server.paletteId,
    nameOnFront: server.nameOnFront ?? '',
    verse: server.verse,
    message: server.message,
    hand: server.hand,
    ink: server.ink,
    people: server.recipients.map(({ recipientId, name, email, countryId, timeZone }) => ({
      key: recipientId,
      recipientId,
      name,
      email,
      countryId,
      timeZone,
    })),
    senderName: server.sender.name,
    senderEmail: server.sender.email,
    senderTimeZone: server.sender.timeZone,
    phrase: server.phrase,
    schedule: server.schedule,
  };
}

/** What is shown: the server's draft with this device's edits over it. */
export function mergeDraft(server: CardSend, edits: Edits): Draft {
  const { adding: _, ...changed } = edits;
  return { ...draftOf(server), ...changed };
}

/** Keeps the ids that the server gave to people who were added here, so that a later save changes them and does not make them anew. */
export function adoptIds(people: readonly Person[], server: CardSend): Person[] {
  return people.map((person) => {
    if (person.recipientId) return person;
    const known = server.recipients.find((recipient) => sameAddress(recipient.email, person.email));
    return known ? { ...person, recipientId: known.recipientId } : person;
  });
}

function personWire(person: Person) {
  return {
    ...(person.recipientId ? { recipientId: person.recipientId } : {}),
    name: person.name.trim(),
    email: person.email.trim(),
    countryId: person.countryId,
    timeZone: person.timeZone,
  };
}
/** What a person is as far as a refusal goes: the same words are refused again. */
function personMark(person: Person): string {
  return JSON.stringify([person.name.trim(), person.email.trim(), person.countryId, person.timeZone]);
}

/** The people a card can go to as they stand: complete, and not refused by the server in these very words. */
function sendablePeople(people: readonly Person[], refusals: Refusals): Person[] {
  return people.filter(
    (person) =>
      isComplete(person, people) &&
      !Object.entries(refusals).some(
        ([at, refusal]) => at.startsWith(`people.${person.key}.`) && refusal.wire === personMark(person),
      ),
  );
}

/** Characters that a field takes at most. */
const LONGEST: Partial<Record<Field, number>> = {
  verse: VERSE_MAX,
  message: MESSAGE_MAX,
  senderName: PERSON_NAME_MAX,
  phrase: PHRASE_MAX,
};
/** The value of one field as it travels, or `undefined` when it is known here that the server would not take it. */
export function wireValue(field: Field, draft: Draft, refusals: Refusals): unknown {
  if (field === 'people') return sendablePeople(draft.people, refusals).map(personWire);
  if (field === 'nameOnFront') return draft.nameOnFront.trim() === '' ? null : draft.nameOnFront;
  if (field === 'senderEmail' && draft.senderEmail.trim() !== '' && !readEmail(draft.senderEmail).ok) return undefined;
  const { schedule } = draft;
  if (field === 'schedule' && schedule.kind === 'on' && dayFault(schedule.date, Date.now()) !== null) return undefined;
  const value = draft[field];
  return typeof value === 'string' && value.trim().length > (LONGEST[field] ?? value.length) ? undefined : value;
}

/** The fields whose edits the server has not seen yet, with the values to send, as JSON so that they can be compared. */
export function pendingFields(
  server: CardSend,
  edits: Edits,
  accepted: Partial<Record<Field, string>>,
  refusals: Refusals,
): Map<Field, string> {
  const draft = mergeDraft(server, edits);
  const known = draftOf(server);
  const pending = new Map<Field, string>();
  for (const field of FIELDS) {
    if (edits[field] === undefined) continue;
    const value = wireValue(field, draft, refusals);
    if (value === undefined || (Array.isArray(value) && value.length > server.limits.recipients)) continue;
    const wire = JSON.stringify(value);
    if (
      wire === accepted[field] ||
      wire === JSON.stringify(wireValue(field, known, {})) ||
      refusals[field]?.wire === wire
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
/** The bodies of the calls that save these fields; a call that has nothing to say is left out. */
export function bodiesOf(cardSendId: string, pending: ReadonlyMap<Field, string>): Bodies {
  const bodies: Bodies = {};
  const card: Record<string, unknown> = {};
  const sender: Record<string, unknown> = {};
  const message: Record<string, unknown> = {};
  for (const [field, wire] of pending) {
    const value: unknown = JSON.parse(wire);
    if (field === 'paletteId') bodies.background = { cardSendId, paletteId: String(value) };
    else if (field === 'verse' || field === 'message' || field === 'hand' || field === 'ink') message[field] = value;
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

const SERVER_NAMES: Record<string, Field> = {
  recipients: 'people',
  'sender.name': 'senderName',
  'sender.email': 'senderEmail',
  'sender.timeZone': 'senderTimeZone',
  schedule: 'schedule',
};
/**
 * Where an error of the server belongs on the screens: `people.<key>.email`, `senderEmail`, …; null when it is meant for no field here.
 * @param sent the people in the order in which they were sent.
 */
export function placeOfError(item: ErrorItem, sent: readonly Person[]): string | null {
  const path = item.field.replace(/\[(\d+)\]/g, '.$1');
  const [root = '', second = '', third = ''] = path.split('.');
  if (root === 'recipients' && second !== '') {
    const person = sent[Number(second)];
    return person
      ? `people.${person.key}.${third === 'name' ? 'name' : third === 'timeZone' || third === 'countryId' ? 'place' : 'email'}`
      : 'people';
  }
  const field = SERVER_NAMES[path] ?? SERVER_NAMES[root] ?? SERVER_NAMES[`${root}.${second}`] ?? root;
  return FIELDS.find((known) => known === field) ?? null;
}

/** The refusals that a failed save adds; each is bound to the value that was refused. */
export function refusalsOf(
  errors: readonly ErrorItem[],
  draft: Draft,
  pending: ReadonlyMap<Field, string>,
  refusals: Refusals,
): Refusals {
  const sent = sendablePeople(draft.people, refusals);
  const added: Refusals = {};
  for (const item of errors) {
    const place = placeOfError(item, sent);
    if (place === null) continue;
    const key = /^people\.(.+)\.\w+$/.exec(place)?.[1];
    const person = key === undefined ? undefined : draft.people.find((candidate) => candidate.key === key);
    const wire = person ? personMark(person) : pending.get(place as Field);
    if (wire !== undefined) added[place] = { wire, message: item.errorMessage };
  }
  return added;
}

/** What the server said of a value that still stands as it was refused. */
export function refusalAt(place: string, draft: Draft, refusals: Refusals): string | undefined {
  const refusal = refusals[place];
  if (!refusal) return undefined;
  const key = /^people\.(.+)\.\w+$/.exec(place)?.[1];
  const person = key === undefined ? undefined : draft.people.find((candidate) => candidate.key === key);
  const now = key === undefined ? JSON.stringify(wireValue(place as Field, draft, {})) : person && personMark(person);
  return now === refusal.wire ? refusal.message : undefined;
}

/** The edits worth keeping on the device: what the server does not have yet, wrong or right. */
export function unsavedEdits(server: CardSend, edits: Edits, accepted: Partial<Record<Field, string>>): Edits {
  const draft = mergeDraft(server, edits);
  const known = draftOf(server);
  const kept: Record<string, unknown> = {};
  for (const field of FIELDS) {
    if (edits[field] === undefined) continue;
    const value = wireValue(field, draft, {});
    const wire = value === undefined ? undefined : JSON.stringify(value);
    const isAll = field !== 'people' || draft.people.every((person) => isComplete(person, draft.people));
    if (
      !isAll ||
      wire === undefined ||
      (wire !== accepted[field] && wire !== JSON.stringify(wireValue(field, known, {})))
    )
      kept[field] = edits[field];
  }
  return { ...(kept as Partial<Draft>), ...(edits.adding ? { adding: edits.adding } : {}) };
}
