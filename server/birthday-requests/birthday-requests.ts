import type { BirthdayRequest } from '#contract/birthday-request.ts';
import type { CallReply, ValidatedInput } from '#contract/calls.ts';
import type { Tx } from '#db/client.ts';
import { toldBirthdaysOf } from '#server/calendar/calendar.ts';
import { lockMaySend } from '#server/card-sends/card-sends.ts';
import { findContactByAddress, hasContact } from '#server/contacts/contacts.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Actor, type LoggedIn, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { formatPhoneNumber, parseMobileNumber } from '#server/mobile-numbers/mobile-numbers.ts';
import { isNewAccount, requireShownName } from '#server/members/members.ts';
import { takeEach, type Taking } from '#server/kernel/rate-limits.ts';
import { siteOf } from '#server/kernel/site.ts';
import { newId } from '#shared/ids.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import { possessive } from '#shared/text/possessive.ts';
import { BIRTHDAY_REQUEST_LIMITS } from './limits.ts';
import { requestEmail } from './mails/request-email.ts';
import { BIRTHDAY_REQUEST } from './mails/messages.ts';
import { requestText } from './mails/request-text.ts';
import { type AskedPerson, checkPeople, checkWords, readNumbers } from './policy.ts';
import {
  countAskable,
  countRequests,
  deleteRequest,
  deleteUnanswered,
  insertRequest,
  lockAsker,
  type RequestRow,
  selectAskable,
  selectAsker,
  selectEarlier,
  selectRequests,
} from './queries.ts';
import { linkHashOf, linkOf, viewRequest } from './view.ts';

type NewRequests = ValidatedInput<'POST /birthday/request'>['body'];
/** Stands where the link will be: no link has hyphens, so it opens nothing. */
const LINK_TO_COME = 'made-when-it-is-sent';
const DAY_MS = 86_400_000;
/** How long a request is kept that nobody answers. */
const UNANSWERED_FOR_MS = 366 * DAY_MS;

type Cost = { memberId: string; isNew: boolean; mailed: number; /** E.164 */ numbers: readonly string[]; all: number };
const refusal: Taking['sentence'] = (wait, left) =>
  left === 0
    ? `You have asked many people today. Try again in ${wait}.`
    : `You can ask ${left} more ${left === 1 ? 'person' : 'people'} now, and others again in ${wait}.`;

/** What members ask their friends: when is your birthday? */
function createBirthdayRequests(context: Context) {
  const { db, clock, keys, settings, texter } = context;
  const limits = context.rateLimits.of(BIRTHDAY_REQUEST_LIMITS);
  const dispatch = dispatchOf(context);
  const told = toldBirthdaysOf(context);

  /** A person who may be asked: one of the contacts, or somebody new; without a birthday, and not asked before. @throws Failure at what is wrong. */
  async function requireAskable(tx: Tx, memberId: string, person: AskedPerson, at: string) {
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

  /** With the contact whose address it is, where they are in the address book. */
  async function knownPerson(tx: Tx, memberId: string, person: AskedPerson): Promise<AskedPerson> {
    if (person.contactId !== undefined || person.email === undefined) return person;
    return { ...person, contactId: (await findContactByAddress(tx, memberId, person.email)) ?? undefined };
  }

  /** What asking costs: mails, texts and links each have a limit of their own, and so has a number, whoever asks. */
  function takingsFor({ memberId, isNew, mailed, numbers, all }: Cost): Taking[] {
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

  async function store(
    { memberId, sessionId }: LoggedIn,
    askerName: string,
    { people, message, showsBirthday }: Omit<NewRequests, 'people'> & { people: readonly AskedPerson[] },
  ): Promise<RequestRow[]> {
    const now = clock.now();
    return db.transaction().execute(async (tx) => {
      await lockMaySend(tx, { member_id: memberId, session_id: sessionId });
      await lockAsker(tx, memberId);
      const rows: RequestRow[] = [];
      for (const [i, given] of people.entries()) {
        const person = await knownPerson(tx, memberId, given);
        await requireAskable(tx, memberId, person, `people.${i}`);
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

  return {
    /**
     * Asks people for their birthday: one mail or text to each who has an address or a number here, a link for everybody. All are asked, or nobody.
     * @throws Failure at each person or word that cannot be.
     */
    async ask(actor: Actor, given: NewRequests): Promise<BirthdayRequest[]> {
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
      const takings = takingsFor({
        memberId,
        isNew: isNewAccount((clock.now() - asker.created_at.getTime()) / DAY_MS),
        mailed,
        numbers,
        all: people.length,
      });
      const giveBack = await takeEach(takings, 'people');
      try {
        const rows = await store(member, asker.name, { ...given, people });
        return rows.map((row) => viewRequest(keys, row));
      } catch (error) {
        if (error instanceof Failure) await giveBack();
        throw error;
      }
    },

    /** A page of whom a member has asked, the last one first. */
    async list(actor: Actor, page: { limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const [rows, total] = await Promise.all([selectRequests(db, { memberId, ...page }), countRequests(db, memberId)]);
      return { results: rows.map((row) => viewRequest(keys, row)), total };
    },

    /** A page of whom a member can ask: contacts without a birthday, who have not been asked. */
    async people(actor: Actor, { q = '', ...page }: { q?: string | undefined; limit: number; offset: number }) {
      const { memberId } = requireMember(actor);
      const asked = { memberId, like: q.toLowerCase() };
      const [rows, total, { country_id: countryId }] = await Promise.all([
        selectAskable(db, { ...asked, ...page }),
        countAskable(db, asked),
        selectAsker(db, memberId),
      ]);
      return {
        results: rows.map(({ contact_id: contactId, name, emails, phones }) => ({
          contactId,
          name,
          emails,
          mobiles: texter === null ? [] : readMobiles(phones, countryId),
        })),
        total,
        sendsTexts: texter !== null,
      };
    },

    /** The mail and the text as they would be, by the functions that make the real ones. @throws Failure at words that cannot be sent. */
    async preview(
      actor: Actor,
      { name, message }: { name: string; message: string },
    ): Promise<CallReply<'POST /birthday/request/preview'>> {
      const { memberId } = requireMember(actor);
      const asker = await selectAsker(db, memberId);
      requireShownName(asker.name);
      checkWords([{ name }], message);
      const at = (from?: 'sender' | 'everyone') => siteOf(context).origin + routes.birthdayAnswer(LINK_TO_COME, from);
      const { subject, html, text } = requestEmail({
        to: name,
        from: asker.name,
        fromEmail: asker.email,
        message,
        answerUrl: at(),
        refuseSenderUrl: at('sender'),
        refuseEveryoneUrl: at('everyone'),
      });
      const said = requestText({ from: asker.name, link: siteOf(context).origin + routes.textLink('...') }).body;
      return { mail: { fromName: asker.name, subject, html, text }, text: said };
    },

    /** Takes a request back: its link ends, and a mail that has not left does not leave. @throws Failure at `requestId`. */
    async takeBack(actor: Actor, requestId: string): Promise<void> {
      const { memberId } = requireNotImpersonated(actor);
      const isDeleted = await db.transaction().execute((tx) => deleteRequest(tx, memberId, requestId));
      if (!isDeleted)
        throw failure('not-found', 'requestId', 'unknown-request', 'This request is not in your list any more.');
    },
  };
}

/** Those numbers of a contact that are of mobile phones, as they are read. */
function readMobiles(phones: readonly string[], countryId: string | null): string[] {
  return [...new Set(phones.flatMap((phone) => parseMobileNumber(phone, countryId) ?? []))].map(formatPhoneNumber);
}

/** Deletes requests of more than a year ago that nobody has answered: then the person may be asked again. */
export function deleteOldRequests({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteUnanswered(db, new Date(clock.now() - UNANSWERED_FOR_MS));
}

/** Birthday requests, in this process. */
export const birthdayRequestsOf = oncePerContext(createBirthdayRequests);
