import type { CardFacts } from '#cards/catalogue/entry.ts';
import type { ErrorItem } from '#contract/reply.ts';
import type { Schedule } from '#contract/card-send.ts';
import { nameMaxOf } from '#server/cards/cards.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { type Actor, type LoggedIn, refuseImpersonators } from '#server/kernel/actor.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { MEMBER_LIMITS, PREMIUM_LIMITS, VISITOR_LIMITS } from '#shared/limits.ts';
import { checkArrivalDay } from '#shared/time/arrival-day.ts';
import { checkPhrase, senderNameFault } from '#shared/text/senders-words.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { dueAt } from './due-times.ts';
import { type Addressed, addressOf } from './recipients/address.ts';
import { nameForPerson, nameForSender } from './front-names.ts';
import { scheduleOf } from './stored-columns.ts';
import type { CardSendRow, Confirmer, RecipientRow } from './queries.ts';

/** How many people one card of this actor goes to. */
export function recipientLimit(actor: Actor): number {
  if (actor.kind === 'member') return actor.isPremium ? PREMIUM_LIMITS.recipients : MEMBER_LIMITS.recipients;
  return actor.kind === 'admin' ? PREMIUM_LIMITS.recipients : VISITOR_LIMITS.recipients;
}

/** The member in person or by a session; a visitor's cards belong to the session, until somebody signs in there. */
export function isOwn(row: Pick<CardSendRow, 'member_id' | 'session_id'>, actor: Actor): boolean {
  if (row.member_id !== null) return isLoggedIn(actor) && row.member_id === actor.memberId;
  return row.session_id !== null && row.session_id === actor.sessionId;
}

/** For whom a confirmation of this actor counts. */
export function confirmedBy(actor: Actor): Confirmer {
  return { memberId: isLoggedIn(actor) ? actor.memberId : null, sessionId: actor.sessionId };
}

export function isLoggedIn(actor: Actor): actor is LoggedIn {
  return actor.kind === 'member' || actor.kind === 'admin';
}

/** A draft belongs to the session, or the member, that made it; to anyone else it does not exist. */
export function requireOwn<Row extends CardSendRow>(
  row: Row | undefined,
  actor: Actor,
  field: 'cardSendId' | 'magicLink' = 'cardSendId',
): Row {
  refuseImpersonators(actor);
  if (row === undefined || !isOwn(row, actor))
    throw failure(
      'not-found',
      field,
      'unknown-card-send',
      'This card is not in this browser. You may have started it in another one.',
    );
  return row;
}

export function requireDraft<Row extends CardSendRow>(row: Row): Row {
  if (row.state !== 'draft')
    throw failure(
      'conflict',
      'general',
      'not-a-draft',
      'This card is already on its way. Cancel sending first, then change it.',
    );
  return row;
}

/**
 * One of the people of a draft: the first, unless another is asked for.
 * @returns nothing where the draft has nobody yet. @throws Failure where it does not go to the one asked for
 */
export function recipientOf(
  people: readonly RecipientRow[],
  recipientId: string | undefined,
  field: 'recipientId' | 'recipient_id' = 'recipientId',
): RecipientRow | undefined {
  if (recipientId === undefined) return people[0];
  const found = people.find((person) => person.recipient_id === recipientId);
  if (found === undefined)
    throw failure('not-found', field, 'unknown-recipient', 'This person is not a recipient of this card.');
  return found;
}

type PersonGiven = Addressed & { recipientId?: string | undefined; name: string; timeZone: string | null };
/** What is wrong with the people of a draft, each thing at its own field. */
export function checkPeople(people: PersonGiven[], limit: number): void {
  if (people.length > limit)
    throw failure(
      'invalid',
      'recipients',
      'too-many-recipients',
      `You can send this card to at most ${limit.toLocaleString('en')} people. Your list has ${people.length.toLocaleString('en')}.`,
    );
  const items: ErrorItem[] = [];
  people.forEach((person, i) => {
    const first = people.findIndex((other) => sameAddress(addressOf(other), addressOf(person)));
    if (first < i)
      items.push({
        field: `recipients.${i}.${person.mobile === null ? 'email' : 'mobile'}`,
        errorCode: 'twice',
        errorMessage: `You already added this ${person.mobile === null ? 'address' : 'number'}, for ${people[first]?.name}.`,
      });
    const isAgain = people.findIndex(({ recipientId }) => recipientId === person.recipientId) < i;
    if (person.recipientId !== undefined && isAgain)
      items.push({
        field: `recipients.${i}.recipientId`,
        errorCode: 'twice',
        errorMessage: 'This person is already in the list.',
      });
    if (person.timeZone !== null && !isTimeZone(person.timeZone))
      items.push({
        field: `recipients.${i}.timeZone`,
        errorCode: 'unknown-zone',
        errorMessage: 'We do not know this time zone.',
      });
  });
  if (items.length > 0) throw new Failure('invalid', items);
}

const DAY_FAULTS = {
  'no-such-day': 'This month does not have that day.',
  past: 'This date has passed. Choose a later one.',
  'too-far': 'You can schedule a card up to two years ahead. Choose an earlier date.',
} as const;
/** A day that exists, not past anywhere, and not too far ahead. */
export function checkSchedule(schedule: Schedule, now: number): void {
  if (schedule.kind === 'now') return;
  const fault = checkArrivalDay(schedule.date, now);
  if (fault !== null) throw failure('invalid', 'schedule.date', fault, DAY_FAULTS[fault]);
}

type Fronted = Pick<CardFacts, 'takesName' | 'needsName' | 'nameMax'>;
const lack = (field: string, errorCode: string, errorMessage: string): ErrorItem => ({
  field,
  errorCode,
  errorMessage,
});

/** The names on the fronts of a draft, each with its field: those of these people, or the one for all. */
function frontNamesOf(row: CardSendRow, people: readonly RecipientRow[]): { field: string; name: string | null }[] {
  return row.names_on_front === 'each' && people.length > 0
    ? people.map((person, i) => ({ field: `recipients.${i}.nameOnFront`, name: nameForPerson(row, person) }))
    : [{ field: 'nameOnFront', name: nameForSender(row, people) }];
}

/** The words on a draft that the card's own lettering draws for these people. */
export function letteringOf(
  row: CardSendRow,
  people: readonly RecipientRow[],
): { field: string; text: string | null }[] {
  const names = frontNamesOf(row, people).map(({ field, name }) => ({ field, text: name }));
  return [...names, { field: 'verse', text: row.verse }];
}

/** What the fronts of a draft lack that these people see. */
export function checkFronts(row: CardSendRow, people: readonly RecipientRow[], card: Fronted): ErrorItem[] {
  const nameMax = nameMaxOf(card);
  return frontNamesOf(row, people).flatMap(({ field, name }) => {
    if (card.needsName && !name) return [lack(field, 'missing', 'This card has a name on its front. Enter the name.')];
    return card.takesName && name && name.length > nameMax
      ? [lack(field, 'too-long', `The name on this card can have up to ${nameMax} characters.`)]
      : [];
  });
}

/** What is wrong with the sender's own words that stand in From and in the subject of the mail. */
export function checkSenderText({ name, phrase }: { name: string; phrase: string }): ErrorItem[] {
  const [ofName, ofPhrase] = [senderNameFault(name), checkPhrase(phrase)];
  return [
    ...(ofName === null ? [] : [{ field: 'sender.name', ...ofName }]),
    ...(ofPhrase === null ? [] : [{ field: 'phrase', ...ofPhrase }]),
  ];
}

/** What a draft lacks of who sends it, and what is wrong with it. A member's name comes from their account, so it is looked at here too. */
export function checkSender(row: CardSendRow): ErrorItem[] {
  return [
    ...checkSenderText({ name: row.sender_name, phrase: row.phrase }),
    ...(row.sender_name.trim() === ''
      ? [lack('sender.name', 'missing', 'Enter your name, so that they know who the card is from.')]
      : []),
    ...(row.sender_email === ''
      ? [lack('sender.email', 'missing', 'Enter your email address, so that they can reply.')]
      : []),
  ];
}

/** Everything that a draft needs before it leaves, each lack at its field. */
export function checkReady(
  row: CardSendRow,
  recipients: RecipientRow[],
  card: Fronted,
  actor: Actor,
  now: number,
): void {
  const nobody = lack('recipients', 'nobody', 'Add at least one person.');
  const items = [
    ...checkFronts(row, recipients, card),
    ...(recipients.length === 0 ? [nobody] : []),
    ...checkSender(row),
  ];
  if (items.length > 0) throw new Failure('invalid', items);
  checkPeople(
    recipients.map(({ name, email, mobile, zone }) => ({ name, email, mobile, timeZone: zone })),
    recipientLimit(actor),
  );
  const schedule = scheduleOf(row);
  if (schedule.kind === 'now') return;
  checkSchedule(schedule, now);
  const late = recipients.filter((person) => dueAt(schedule, person.zone, row.sender_zone, now) <= now);
  if (late.length === 0) return;
  const who =
    late.length === recipients.length
      ? 'This time has passed.'
      : `This time has passed where ${late
          .map((person) => person.name)
          .slice(0, 3)
          .join(', ')} ${late.length === 1 ? 'is' : 'are'}.`;
  throw failure('invalid', 'schedule.time', 'past', `${who} Choose a later time, or send the card now.`);
}
