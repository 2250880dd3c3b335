import type { BirthdayRequest } from '#contract/birthday-request.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import { toldBirthdaysOf } from '#server/calendar/calendar.ts';
import { lockMaySend } from '#server/card-sends/card-sends.ts';
import { findContactByAddress, hasContact } from '#server/contacts/contacts.ts';
import { type Dispatch, dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Actor, type LoggedIn, requireNotImpersonated } from '#server/kernel/actor.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { isNewAccount, requireShownName } from '#server/members/members.ts';
import { takeEach, type Taking } from '#server/kernel/rate-limits.ts';
import { newId } from '#shared/ids.ts';
import { firstName } from '#shared/people/first-name.ts';
import { possessive } from '#shared/text/possessive.ts';
import { BIRTHDAY_REQUEST_LIMITS } from './limits.ts';
import { BIRTHDAY_REQUEST } from './mails/messages.ts';
import { type AskedPerson, checkPeople, checkWords, readNumbers } from './policy.ts';
import { deleteRequest, insertRequest, lockAsker, type RequestRow, selectAsker, selectEarlier } from './queries.ts';
import { linkHashOf, linkOf, viewRequest } from './view.ts';

type NewRequests = ValidatedInput<'POST /birthday/request'>['body'];
const DAY_MS = 86_400_000;

type Deps = Pick<Context, 'db' | 'clock' | 'keys' | 'settings' | 'texter'> & {
  dispatch: Dispatch;
  told: ReturnType<typeof toldBirthdaysOf>;
  limits: ReturnType<typeof limitsIn>;
};
const limitsIn = ({ rateLimits }: Context) => rateLimits.of(BIRTHDAY_REQUEST_LIMITS);

export function askingDeps(context: Context): Deps {
  return { ...context, dispatch: dispatchOf(context), told: toldBirthdaysOf(context), limits: limitsIn(context) };
}

type Cost = { memberId: string; isNew: boolean; mailed: number; /** E.164 */ numbers: readonly string[]; all: number };
const refusal: Taking['sentence'] = (wait, left) =>
  left === 0
    ? `You have asked many people today. Try again in ${wait}.`
    : `You can ask ${left} more ${left === 1 ? 'person' : 'people'} now, and others again in ${wait}.`;

/**
 * Asks people for their birthday: one mail or text to each who has an address or a number here, a link for everybody. All are asked, or nobody.
 * @throws Failure at each person or word that cannot be.
 */
export async function askForBirthdays(deps: Deps, actor: Actor, given: NewRequests): Promise<BirthdayRequest[]> {
  const { db, clock, keys, settings, texter } = deps;
  const member = requireNotImpersonated(actor);
  const { memberId } = member;
  const asker = await selectAsker(db, memberId);
  requireShownName(asker.name);
  checkWords(given.people, given.message);
  const people = readNumbers(given.people, { sendsTexts: texter !== null, countryId: asker.country_id });
  checkPeople(people, asker.email);
  const mailed = people.filter(({ email }) => email !== undefined).length;
  const numbers = people.flatMap(({ mobile }) => mobile ?? []);
  if (mailed + numbers.length > 0 && asker.email_confirmed_at === null && !settings.isLoopbackOnly)
    throw failure(
      'conflict',
      'general',
      'unconfirmed',
      'Confirm your email address first, with the link that we sent you. Until then you can make links and send them yourself.',
    );
  const takings = takingsFor(deps, {
    memberId,
    isNew: isNewAccount((clock.now() - asker.created_at.getTime()) / DAY_MS),
    mailed,
    numbers,
    all: people.length,
  });
  const giveBack = await takeEach(takings, 'people');
  try {
    const rows = await store(deps, member, asker.name, { ...given, people });
    return rows.map((row) => viewRequest(keys, row));
  } catch (error) {
    if (error instanceof Failure) await giveBack();
    throw error;
  }
}

/** With the contact whose address it is, where they are in the address book. */
async function knownPerson(tx: Tx, memberId: string, person: AskedPerson): Promise<AskedPerson> {
  if (person.contactId !== undefined || person.email === undefined) return person;
  return { ...person, contactId: (await findContactByAddress(tx, memberId, person.email)) ?? undefined };
}

/** A person who may be asked: one of the contacts, or somebody new; without a birthday, and not asked before. @throws Failure at what is wrong. */
async function requireAskable({ told }: Deps, tx: Tx, memberId: string, person: AskedPerson, at: string) {
  const { name, contactId, email, mobile } = person;
  if (contactId !== undefined) {
    if (!(await hasContact(tx, memberId, contactId)))
      throw failure(
        'not-found',
        `${at}.contactId`,
        'unknown-contact',
        'This person is not in your address book any more.',
      );
    if (await told.hasBirthday(tx, contactId))
      throw failure(
        'conflict',
        `${at}.contactId`,
        'has-birthday',
        `You already keep ${possessive(firstName(name))} birthday.`,
      );
  }
  const earlier = await selectEarlier(tx, memberId, person);
  if (earlier === undefined) return;
  // A message that did not arrive has asked nobody.
  if (earlier.bounced_at === null || earlier.answered_at !== null)
    throw failure(
      'conflict',
      `${at}.${email !== undefined ? 'email' : mobile !== undefined ? 'mobile' : 'contactId'}`,
      'already-asked',
      `You have asked ${firstName(name)} before. We write only once. You can send the link yourself.`,
    );
  await deleteRequest(tx, memberId, earlier.request_id);
}

/** What asking costs: mails, texts and links each have a limit of their own, and so has a number, whoever asks. */
function takingsFor({ keys, limits }: Deps, { memberId, isNew, mailed, numbers, all }: Cost): Taking[] {
  const texts = numbers.length;
  return [
    { limit: limits.mails, key: memberId, points: mailed },
    { limit: limits.links, key: memberId, points: all - mailed - texts },
    { limit: limits.texts, key: memberId, points: texts },
    { limit: limits.textsOfNewMembers, key: 'all', points: isNew ? texts : 0 },
    ...numbers.map((number) => ({
      limit: limits.textsToNumber,
      key: keys.hash('mobile-number', number).toString('base64url'),
      points: 1,
    })),
  ].flatMap((cost) => (cost.points > 0 ? [{ ...cost, sentence: refusal }] : []));
}

/** Stores requests to all of these people, with the messages to those who get one here. @throws Failure at whoever cannot be asked. */
async function store(
  deps: Deps,
  { memberId, sessionId }: LoggedIn,
  askerName: string,
  { people, message, showsBirthday }: Omit<NewRequests, 'people'> & { people: readonly AskedPerson[] },
): Promise<RequestRow[]> {
  const { db, clock, keys, dispatch } = deps;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockMaySend(tx, { member_id: memberId, session_id: sessionId });
    await lockAsker(tx, memberId);
    const rows: RequestRow[] = [];
    for (const [i, given] of people.entries()) {
      const person = await knownPerson(tx, memberId, given);
      await requireAskable(deps, tx, memberId, person, `people.${i}`);
      const requestId = newId(now);
      const row: RequestRow = {
        request_id: requestId,
        member_id: memberId,
        contact_id: person.contactId ?? null,
        name: person.name,
        email: person.email ?? null,
        mobile: person.mobile ?? null,
        message,
        asker_name: askerName,
        shows_birthday: showsBirthday,
        link_hash: linkHashOf(keys, linkOf(keys, requestId)),
        is_declined: false,
        refused: null,
        answered_at: null,
        year: null,
        month: null,
        day: null,
        leap_day_rule: 'february-28',
        calendar_id: null,
        bounced_at: null,
        created_at: new Date(now),
      };
      await insertRequest(tx, row);
      rows.push(row);
    }
    const messages = rows.flatMap(({ request_id: subjectId, email, mobile }) => {
      const address = email ?? mobile;
      const channel = mobile === null ? ('email' as const) : ('text' as const);
      return address === null ? [] : [{ memberId, channel, address, subjectId }];
    });
    await dispatch.schedule(tx, BIRTHDAY_REQUEST, ...messages);
    return rows;
  });
}
