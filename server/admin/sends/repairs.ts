import type { Schedule } from '#contract/card-send.ts';
import type { Database } from '#db/client.ts';
import {
  type CardDeliveries,
  formatSchedule,
  rescheduleCard,
  renewLinks,
  scheduleOf,
  addressOf,
} from '#server/card-sends/card-sends.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Shop } from '#server/cards/cards.ts';
import type { Module } from '#server/kernel/module.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { insertAuditLine } from './acts.ts';
import type { StoredMails } from '../mails/mails.ts';
import { CARD_MOVED, CARD_TAKEN_DOWN } from '../member-mails/messages.ts';
import { type AdminSendRow, type PersonRow, selectPeopleOf } from './send-queries.ts';
import { mailSender } from './tell-sender.ts';

export type RepairDeps = {
  db: Database;
  clock: Clock;
  keys: Keys;
  deliveries: CardDeliveries;
  dispatch: Dispatch;
  mailbox: StoredMails;
  modules: readonly Module[];
  shop: Pick<Shop, 'isPriced'>;
};

/** What can be done about a card on its way. Each is one transaction with its line of the audit. */
export function createRepairs({ db, clock, keys, deliveries, dispatch }: RepairDeps) {
  return {
    /**
     * Sends a card to one person once more. A corrected address of a mail that did arrive somewhere gets new links too: those that lie in the wrong
     * mailbox open nothing any more. @throws Failure where it was taken down, refused, is on its way, or (for a new address) was opened.
     */
    async again(
      admin: Admin,
      row: AdminSendRow,
      { recipientId, email }: { recipientId: string; email?: string | undefined },
    ): Promise<void> {
      requireSent(row);
      const people = await selectPeopleOf(db, row.card_send_id);
      const person = requirePerson(people, recipientId);
      const corrected = email === undefined || email === person.email ? undefined : email;
      if (corrected !== undefined) {
        requireUniqueAddress(people, recipientId, corrected);
        if (await deliveries.isOpened(recipientId))
          throw failure(
            'conflict',
            'email',
            'opened',
            `${person.name} has opened this card, so the address cannot be changed.`,
          );
      }
      await db.transaction().execute(async (tx) => {
        if (!(await deliveries.sendAgain(tx, { recipientId, email: corrected }))) throw alreadySentFailure();
        if (corrected !== undefined) await renewLinks(tx, keys, [recipientId]);
        const act = corrected === undefined ? 'card-sent-again' : 'address-corrected';
        await insertAuditLine(tx, admin, row, { act, now: clock.now() });
      });
    },

    /** A new link and code for one person, in a new message. @throws Failure as `again` does. */
    async freshLink(admin: Admin, row: AdminSendRow, recipientId: string): Promise<void> {
      requireSent(row);
      requirePerson(await selectPeopleOf(db, row.card_send_id), recipientId);
      await db.transaction().execute(async (tx) => {
        if (!(await deliveries.sendAgain(tx, { recipientId }))) throw alreadySentFailure();
        await renewLinks(tx, keys, [recipientId]);
        await insertAuditLine(tx, admin, row, { act: 'link-renewed', now: clock.now() });
      });
    },

    /** Reschedules a card of which nothing was sent, and mails its sender. @throws Failure where some of it was sent, or the day is not possible. */
    async move(
      admin: Admin,
      row: AdminSendRow,
      { schedule, reason }: { schedule: Schedule; reason: string },
    ): Promise<void> {
      requireSent(row);
      await db.transaction().execute(async (tx) => {
        await rescheduleCard({ deliveries, clock }, tx, row.card_send_id, schedule);
        const from = scheduleOf(row);
        await mailSender(dispatch, tx, row, CARD_MOVED, { from, to: schedule, reason });
        const moved = `From ${formatSchedule(from)} to ${formatSchedule(schedule)}. ${reason}`;
        await insertAuditLine(tx, admin, row, { act: 'card-moved', now: clock.now(), reason: moved });
      });
    },

    /** Takes a card down: nothing more is sent, its links stop working, and its sender gets a mail. */
    async takeDown(admin: Admin, row: AdminSendRow, reason: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        if (!(await deliveries.takeDown(tx, row.card_send_id)))
          throw failure('conflict', 'general', 'taken-down', 'This card was already taken down.');
        if (isOut(row)) await mailSender(dispatch, tx, row, CARD_TAKEN_DOWN, { reason });
        await insertAuditLine(tx, admin, row, { act: 'card-taken-down', now: clock.now(), reason });
      });
    },
  };
}

function alreadySentFailure() {
  return failure('conflict', 'general', 'on-its-way', 'It is being sent right now. Try again in a minute.');
}

function requireSent(row: AdminSendRow): void {
  if (row.is_revoked)
    throw failure('conflict', 'general', 'taken-down', 'This card was taken down, so nothing more of it is sent.');
  if (!isOut(row)) throw failure('conflict', 'general', 'not-sent', 'This card is a draft and was not sent.');
}

/** Whether its sender sent it. Until then, the address of a visitor may be anybody's. */
function isOut({ state }: AdminSendRow): boolean {
  return state !== 'draft' && state !== 'awaiting-confirmation';
}

function requirePerson(people: readonly PersonRow[], recipientId: string): PersonRow {
  const person = people.find((one) => one.recipient_id === recipientId);
  if (!person)
    throw failure('not-found', 'recipientId', 'unknown-recipient', 'This person is not a recipient of this card.');
  if (person.refused !== null)
    throw failure(
      'conflict',
      'general',
      'refused',
      `${person.name} has blocked cards from this sender. You cannot change that.`,
    );
  return person;
}

function requireUniqueAddress(people: readonly PersonRow[], recipientId: string, email: string): void {
  const other = people.find((one) => one.recipient_id !== recipientId && sameAddress(addressOf(one), email));
  if (other) throw failure('conflict', 'email', 'twice', `This address is already on the card, for ${other.name}.`);
}
