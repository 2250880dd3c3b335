import type { AskedBirthday, ToldBirthday } from '#contract/birthday-request.ts';
import type { Tx } from '#db/client.ts';
import { checkTold, toldBirthdaysOf } from '#server/calendar/calendar.ts';
import { addContact, findContactByAddress } from '#server/contacts/contacts.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { Failure, failure } from '#server/kernel/failure.ts';
import { formatPhoneNumber } from '#server/mobile-numbers/mobile-numbers.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { listDevicesToTell } from '#server/push-subscriptions/push-subscriptions.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { BIRTHDAY_REQUEST_LIMITS } from './limits.ts';
import { BIRTHDAY_TOLD } from './mails/messages.ts';
import { BIRTHDAYS_TOLD } from './notification-kind.ts';
import { lockOpenRequest, type OpenRequestRow, selectOpenRequest, updateRequest } from './queries.ts';
import { linkHashOf, viewAsked } from './view.ts';

export type BirthdayAnswers = ReturnType<typeof createBirthdayAnswers>;

const NOTHING_TOLD = {
  answered_at: null,
  year: null,
  month: null,
  day: null,
  leap_day_rule: 'february-28',
  calendar_id: null,
} as const;

/** What the friend does who is asked, by the link alone: look, tell, change, take back, refuse. */
function createBirthdayAnswers(context: Context) {
  const { db, clock, keys } = context;
  const limit = context.rateLimits.of(BIRTHDAY_REQUEST_LIMITS).answers;
  const dispatch = dispatchOf(context);
  const told = toldBirthdaysOf(context);

  async function look(magicLink: string): Promise<AskedBirthday> {
    const row = await selectOpenRequest(db, linkHashOf(keys, magicLink));
    if (row === undefined) throw unknownRequest();
    return viewAsked(magicLink, row);
  }

  async function change(magicLink: string, by: (tx: Tx, row: OpenRequestRow) => Promise<void>): Promise<AskedBirthday> {
    const hash = linkHashOf(keys, magicLink);
    const known = await selectOpenRequest(db, hash);
    if (known === undefined) throw unknownRequest();
    await limit.take(known.request_id, 'general', (wait) => `You changed this many times. Try again in ${wait}.`);
    await db.transaction().execute(async (tx) => {
      const row = await lockOpenRequest(tx, hash);
      if (row === undefined) throw unknownRequest();
      await by(tx, row);
    });
    return look(magicLink);
  }

  /** The contact who is asked. Somebody new is added; null where the address book has no room. */
  async function contactOf(tx: Tx, row: OpenRequestRow) {
    const { contact_id: contactId, member_id: memberId, name, email, mobile } = row;
    if (contactId !== null) return contactId;
    try {
      return await addContact(tx, memberId, name, new Date(clock.now()), {
        ...(email === null ? {} : { emails: [email] }),
        ...(mobile === null ? {} : { phones: [formatPhoneNumber(mobile)] }),
      });
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }

  /** Deletes the birthday that was told with a request. */
  async function deleteToldDate(
    tx: Tx,
    { request_id: requestId, member_id: memberId, calendar_id: id }: OpenRequestRow,
  ) {
    if (id !== null) await told.forget(tx, { memberId, calendarId: id });
    await updateRequest(tx, requestId, NOTHING_TOLD);
  }

  return {
    /** A request. Looking changes nothing, and tells nobody. @throws Failure at `magicLink` where it is not open. */
    look,

    /** Keeps a birthday in the calendar of the member who asked, who is told once. @throws Failure at the part of the date that is wrong. */
    tell: (magicLink: string, { year, month, day, leapDayRule }: ToldBirthday) =>
      change(magicLink, async (tx, row) => {
        if (row.refused !== null)
          throw failure('conflict', 'general', 'refused', 'You have stopped messages from here. Undo that first.');
        const { request_id: requestId, member_id: memberId } = row;
        const date = { calendar: 'gregorian', isLeapMonth: false, year, month, day, leapDayRule } as const;
        checkTold(date, clockAt(clock.now(), row.asker_zone).date);
        // Somebody whose contact was merged with another one that was asked too: that request has the contact already.
        const known = row.contact_id ?? (row.email && (await findContactByAddress(tx, memberId, row.email)));
        const contactId = known ?? (await contactOf(tx, row));
        const kept =
          contactId === null ? null : await told.keep(tx, { memberId, contactId, calendarId: row.calendar_id }, date);
        await updateRequest(tx, requestId, {
          contact_id: row.contact_id ?? (known === null ? contactId : null),
          is_declined: false,
          answered_at: row.answered_at ?? new Date(clock.now()),
          year,
          month,
          day,
          leap_day_rule: leapDayRule,
          calendar_id: kept?.calendarId ?? null,
        });
        if (await isWanted(context, tx, memberId, BIRTHDAYS_TOLD, 'email'))
          await dispatch.schedule(tx, BIRTHDAY_TOLD, { memberId, address: row.asker_email, subjectId: requestId });
        const devices = await listDevicesToTell(context, tx, [memberId], BIRTHDAYS_TOLD);
        await dispatch.schedule(tx, BIRTHDAY_TOLD, ...devices.map((to) => ({ ...to, subjectId: requestId })));
      }),

    /** Withdraws what was told. */
    withdraw: (magicLink: string) => change(magicLink, deleteToldDate),

    /**
     * Refuses this request, or every message from the member or from everyone; what was told is taken back. The member is not told.
     * @throws Failure at `from` where we sent nothing to them.
     */
    refuse: (magicLink: string, from: 'request' | 'sender' | 'everyone') =>
      change(magicLink, async (tx, row) => {
        await deleteToldDate(tx, row);
        if (from === 'request') return updateRequest(tx, row.request_id, { is_declined: true });
        const address = row.email ?? row.mobile;
        if (address === null)
          throw failure(
            'invalid',
            'from',
            'not-sent',
            'We did not send you this request, so there is nothing to stop.',
          );
        await dispatch.suppress(tx, address, from === 'everyone' ? null : row.asker_email);
        await updateRequest(tx, row.request_id, { is_declined: true, refused: from });
      }),

    /** Takes a refusal back. */
    allowAgain: (magicLink: string) =>
      change(magicLink, async (tx, row) => {
        const address = row.email ?? row.mobile;
        // A STOP is undone by START alone, not by what is pressed about one sender.
        const isOfSender = row.mobile !== null && row.refused === 'sender';
        const allow = isOfSender ? dispatch.unsuppressSender : dispatch.unsuppress;
        if (address !== null && row.refused !== null) await allow(tx, address, row.asker_email);
        await updateRequest(tx, row.request_id, { is_declined: false, refused: null });
      }),
  };
}

function unknownRequest() {
  return failure(
    'not-found',
    'magicLink',
    'unknown-request',
    'This request is no longer open. It was withdrawn, or the link is incomplete.',
  );
}

/** Answers to birthday requests, in this process. */
export const birthdayAnswersOf = oncePerContext(createBirthdayAnswers);
