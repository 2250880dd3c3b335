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
import { requireShownName } from '#server/members/members.ts';
import { siteOf } from '#server/kernel/site.ts';
import { newId } from '#shared/ids.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import { possessive } from '#shared/text/possessive.ts';
import { BIRTHDAY_REQUEST_LIMITS } from './limits.ts';
import { requestEmail } from './mails/request-email.ts';
import { BIRTHDAY_REQUEST } from './mails/messages.ts';
import { type AskedPerson, checkPeople, checkWords } from './policy.ts';
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
/** How long a request is kept that nobody answers. */
const UNANSWERED_FOR_MS = 366 * 86_400_000;

/** What members ask their friends: when is your birthday? */
function createBirthdayRequests(context: Context) {
  const { db, clock, keys, settings } = context;
  const limits = context.rateLimits.of(BIRTHDAY_REQUEST_LIMITS);
  const dispatch = dispatchOf(context);
  const told = toldBirthdaysOf(context);

  /** A person who may be asked: one of the contacts, or somebody new; without a birthday, and not asked before. @throws Failure at what is wrong. */
  async function requireAskable(tx: Tx, memberId: string, { name, contactId, email }: AskedPerson, at: string) {
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
    const earlier = await selectEarlier(tx, memberId, { contactId, email });
    if (earlier === undefined) return;
    // A mail that came back has asked nobody.
    if (earlier.bounced_at === null || earlier.answered_at !== null)
      throw failure(
        'conflict',
        email === undefined ? `${at}.contactId` : `${at}.email`,
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

  async function store(
    { memberId, sessionId }: LoggedIn,
    askerName: string,
    { people, message, showsBirthday }: NewRequests,
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
      const mails = rows.flatMap(({ request_id: subjectId, email: address }) =>
        address === null ? [] : [{ memberId, address, subjectId }],
      );
      await dispatch.schedule(tx, BIRTHDAY_REQUEST, ...mails);
      return rows;
    });
  }

  return {
    /**
     * Asks people for their birthday: one mail to each who has an address here, a link for everybody. All are asked, or nobody.
     * @throws Failure at each person or word that cannot be.
     */
    async ask(actor: Actor, given: NewRequests): Promise<BirthdayRequest[]> {
      const member = requireNotImpersonated(actor);
      const { memberId } = member;
      const asker = await selectAsker(db, memberId);
      requireShownName(asker.name);
      checkWords(given.people, given.message);
      checkPeople(given.people, asker.email);
      const mailed = given.people.filter(({ email }) => email !== undefined).length;
      if (mailed > 0 && asker.email_confirmed_at === null && !settings.isLoopbackOnly)
        throw failure(
          'conflict',
          'general',
          'unconfirmed',
          'Confirm your email address first, with the link that we sent you. Until then you can make links and send them yourself.',
        );
      const linked = given.people.length - mailed;
      const taken = [
        { limit: limits.mails, points: mailed },
        { limit: limits.links, points: linked },
      ].filter(({ points }) => points > 0);
      for (const { limit, points } of taken)
        await limit.takeAll(memberId, 'people', { points }, (wait, left) =>
          left === 0
            ? `You have asked many people today. Try again in ${wait}.`
            : `You can ask ${left} more ${left === 1 ? 'person' : 'people'} now, and others again in ${wait}.`,
        );
      try {
        const rows = await store(member, asker.name, given);
        return rows.map((row) => viewRequest(keys, row));
      } catch (error) {
        if (error instanceof Failure) for (const { limit, points } of taken) await limit.giveBack(memberId, points);
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
      const asked = { memberId: requireMember(actor).memberId, like: q.toLowerCase() };
      const [rows, total] = await Promise.all([selectAskable(db, { ...asked, ...page }), countAskable(db, asked)]);
      return {
        results: rows.map(({ contact_id: contactId, name, emails }) => ({ contactId, name, emails })),
        total,
      };
    },

    /** The mail as it would be, by the function that makes the real one. @throws Failure at words that cannot be sent. */
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
      return { mail: { fromName: asker.name, subject, html, text } };
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

/** Deletes requests of more than a year ago that nobody has answered: then the person may be asked again. */
export function deleteOldRequests({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteUnanswered(db, new Date(clock.now() - UNANSWERED_FOR_MS));
}

/** Birthday requests, in this process. */
export const birthdayRequestsOf = oncePerContext(createBirthdayRequests);
