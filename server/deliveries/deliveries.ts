import { oncePerContext } from '#server/kernel/context.ts';
import type { LedgerEntry } from '#contract/card-send.ts';
import type { Database, Tx } from '#db/client.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
export { claimDeliveries, deleteEventsOf, disownDeliveries, stopDeliveriesOf } from './ownership-queries.ts';
import { note } from './events.ts';
import { SWEEP } from './jobs.ts';
import { tellMember } from './notices.ts';
import { putInOutbox } from './outbox.ts';
import { selectForSender, selectThanks, waitForOutbox } from './outbox-queries.ts';
import type { Outgoing } from './writers.ts';
import {
  hasEvent,
  insertDeliveries,
  isSuppressed,
  type LedgerRow,
  lockOfRecipient,
  lockScheduled,
  lockScheduledOf,
  scheduleAgain,
  selectLedger,
  selectLeft,
  selectOfRecipient,
  selectStates,
  setDeliveryState,
  setDue,
  setRecipientEmail,
} from './queries.ts';

/** The one time that a card goes to its recipient; reminders will have an occurrence a year. */
const CARD = 'card';
/** Sooner than this is at once: a sweep is asked for, and not waited for. */
const SOON_MS = 5000;

/** What became of a delivery: the part of the ledger that deliveries know. Instants are ISO 8601, UTC. */
export type Ledger = Pick<
  LedgerEntry,
  'recipientId' | 'state' | 'queuedAt' | 'acceptedAt' | 'bouncedAt' | 'bounceReason' | 'openedAt' | 'repliedAt'
> & { dueAt: string };

/**
 * Deliveries: who gets what, when, once. Each call works in the caller's transaction, so that what must happen becomes a row together with its cause;
 * the worker does the rest.
 */
export type Deliveries = ReturnType<typeof createDeliveries>;

export function createDeliveries(parts: { db: Database; clock: Clock; queue: Queue; keys: Keys }) {
  const { db, clock, queue, keys } = parts;

  /** The sender's row, for a mail to them. */
  async function sender(tx: Tx, cardSendId: string) {
    const row = await selectForSender(tx, cardSendId);
    if (!row) throw new Error(`There is no card ${cardSendId}.`);
    return row;
  }

  /** A new attempt on the same delivery, due now. */
  async function attemptAgain(tx: Tx, row: NonNullable<Awaited<ReturnType<typeof lockOfRecipient>>>, email?: string) {
    const now = new Date(clock.now());
    const attempt = row.attempt + 1;
    const before = email === undefined ? undefined : await setRecipientEmail(tx, row.recipient_id, email);
    await scheduleAgain(tx, row.delivery_id, attempt, now);
    const kind = email === undefined ? 'queued' : 'corrected';
    await note(tx, kind, [{ ...row, attempt }], now, email === undefined ? null : `${before} to ${email}`);
    await queue.enqueue(tx, SWEEP, [{ key: 'now', data: {} }]);
  }

  return {
    /** Plans one delivery for each recipient. Planning the same again changes nothing, unless it was stopped. */
    async schedule(
      tx: Tx,
      given: { cardSendId: string; memberId: string | null; recipients: { recipientId: string; dueAt: Date }[] },
    ): Promise<void> {
      if (given.recipients.length === 0) return;
      const now = clock.now();
      const at = new Date(now);
      const rows = given.recipients.map(({ recipientId, dueAt }) => ({
        delivery_id: newId(now),
        recipient_id: recipientId,
        card_send_id: given.cardSendId,
        member_id: given.memberId,
        occurrence: CARD,
        due_at: dueAt,
        created_at: at,
        updated_at: at,
      }));
      const planned = await insertDeliveries(tx, rows);
      await note(
        tx,
        'queued',
        planned.map((row) => ({ ...row, card_send_id: given.cardSendId, member_id: given.memberId })),
        at,
      );
      if (given.recipients.some(({ dueAt }) => dueAt.getTime() <= now + SOON_MS))
        await queue.enqueue(tx, SWEEP, [{ key: 'now', data: {} }]);
    },

    /** Stops the deliveries of a card that has not left. @returns false, and has changed nothing, when one has left or is leaving. */
    async stop(tx: Tx, cardSendId: string): Promise<boolean> {
      const held = await lockScheduled(tx, cardSendId);
      const left = (await selectStates(tx, cardSendId)).filter(
        (row) => row.state !== 'stopped' && !held.some((one) => one.delivery_id === row.delivery_id),
      );
      if (left.length > 0) return false;
      const now = new Date(clock.now());
      await setDeliveryState(
        tx,
        held.map((row) => row.delivery_id),
        'stopped',
        now,
      );
      await note(tx, 'stopped', held, now);
      return true;
    },

    /** Gives the deliveries of a card that has not left other instants. @returns false, and has changed nothing, when one has left or is leaving. */
    async move(tx: Tx, cardSendId: string, times: { recipientId: string; dueAt: Date }[]): Promise<boolean> {
      const held = await lockScheduled(tx, cardSendId);
      const states = await selectStates(tx, cardSendId);
      if (
        held.length === 0 ||
        states.some((row) => row.state !== 'stopped' && !held.some((one) => one.delivery_id === row.delivery_id))
      )
        return false;
      const now = clock.now();
      await setDue(tx, cardSendId, times, new Date(now));
      if (times.some(({ dueAt }) => dueAt.getTime() <= now + SOON_MS))
        await queue.enqueue(tx, SWEEP, [{ key: 'now', data: {} }]);
      return true;
    },

    /** Stops what has not left of a card; what has left stays as it is. */
    async stopRest(tx: Tx, cardSendId: string): Promise<void> {
      const held = await lockScheduled(tx, cardSendId);
      const now = new Date(clock.now());
      const ids = held.map((row) => row.delivery_id);
      await setDeliveryState(tx, ids, 'stopped', now);
      await note(tx, 'stopped', held, now);
    },

    /** Stops every card of a member of which nothing has left; what is on its way goes on. @returns the cards that were stopped. */
    async stopPlanned(tx: Tx, memberId: string): Promise<string[]> {
      const held = await lockScheduledOf(tx, memberId);
      const cards = [...new Set(held.map((row) => row.card_send_id))];
      const left = new Set(
        await selectLeft(
          tx,
          cards,
          held.map((row) => row.delivery_id),
        ),
      );
      const planned = held.filter((row) => !left.has(row.card_send_id));
      const now = new Date(clock.now());
      const ids = planned.map((row) => row.delivery_id);
      await setDeliveryState(tx, ids, 'stopped', now);
      await note(tx, 'stopped', planned, now);
      return cards.filter((id) => !left.has(id));
    },

    /** A new address for a delivery that came back: a new attempt, due now. @returns false when it did not come back. */
    async correct(tx: Tx, { recipientId, email }: { recipientId: string; email: string }): Promise<boolean> {
      const row = await lockOfRecipient(tx, recipientId);
      if (row?.state !== 'bounced') return false;
      await attemptAgain(tx, row, email);
      return true;
    },

    /** One attempt more, whatever became of the last one; to another address where one is given. @returns false while one is on its way. */
    async again(tx: Tx, { recipientId, email }: { recipientId: string; email?: string | undefined }): Promise<boolean> {
      const row = await lockOfRecipient(tx, recipientId);
      if (!row || row.state === 'scheduled' || row.state === 'queued') return false;
      await attemptAgain(tx, row, email);
      return true;
    },

    /** The recipient opened their card; only the first time is noted. */
    async opened(tx: Tx, recipientId: string): Promise<void> {
      const row = await lockOfRecipient(tx, recipientId);
      if (!row || (await hasEvent(tx, row.card_send_id, recipientId, 'opened', row.created_at))) return;
      await note(tx, 'opened', [row], new Date(clock.now()));
      await tellMember(tx, parts, { kind: 'card-opened', recipientId }, row.member_id);
    },

    /** Whether any delivery of a card has left, or is leaving. */
    async hasLeft(cardSendId: string): Promise<boolean> {
      return (await selectStates(db, cardSendId)).some((row) => row.state !== 'scheduled' && row.state !== 'stopped');
    },

    /** Whether the recipient has opened their card. */
    async isOpened(recipientId: string): Promise<boolean> {
      const row = await selectOfRecipient(db, recipientId);
      return (
        row !== undefined && (await hasEvent(db, row.card_send_id, recipientId, 'opened', row.created_at)) !== undefined
      );
    },

    /** The recipient thanked; the sender gets it by mail after `passOnAt`, as it stands then. Noted and mailed once. */
    async replied(tx: Tx, recipientId: string, passOnAt: Date): Promise<void> {
      const row = await lockOfRecipient(tx, recipientId);
      const person = await selectThanks(tx, recipientId);
      if (!row || !person || (await hasEvent(tx, row.card_send_id, recipientId, 'replied', row.created_at))) return;
      const now = clock.now();
      await note(tx, 'replied', [row], new Date(now));
      const { member_id, sender_email } = await sender(tx, row.card_send_id);
      if (sender_email === '') return; // the one who sent it has left us
      await putInOutbox(tx, parts, {
        memberId: member_id,
        to: sender_email,
        uniqueKey: `thank-you:${recipientId}`,
        outgoing: { kind: 'thank-you', recipientId },
        delay: Math.max(0, Math.ceil((passOnAt.getTime() - now) / 1000)),
      });
    },

    /** Asks a sender whom we do not know for one press, in a mail with this token. */
    async askSender(tx: Tx, { cardSendId, token }: { cardSendId: string; token: string }): Promise<void> {
      const row = await sender(tx, cardSendId);
      const uniqueKey = `confirm-send:${keys.hash('confirm', token).toString('base64url')}`;
      await putInOutbox(tx, parts, {
        memberId: row.member_id,
        to: row.sender_email,
        uniqueKey,
        outgoing: { kind: 'confirm-send', cardSendId, tokenSealed: keys.seal(token).toString('base64') },
      });
    },

    /** Mails the sender the page of their card: once for a card, although it was undone and sent again, and once more where it is another address by then. */
    async sendReceipt(tx: Tx, { cardSendId }: { cardSendId: string }): Promise<void> {
      const row = await sender(tx, cardSendId);
      if (!row.sent_at) throw new Error(`The card ${cardSendId} was not sent, so there is no receipt.`);
      const address = keys.hash('address', row.sender_email.toLowerCase()).toString('base64url');
      const uniqueKey = `sender-receipt:${cardSendId}:${address}`;
      // A worker may be letting go of the one that was undone, and must not take this one for it.
      await waitForOutbox(tx, uniqueKey);
      await putInOutbox(tx, parts, {
        memberId: row.member_id,
        to: row.sender_email,
        uniqueKey,
        outgoing: { kind: 'sender-receipt', cardSendId },
      });
    },

    /** A mail with the card to its own sender. It is no delivery, and every press makes one. */
    async sendTest(
      tx: Tx,
      given: { memberId: string | null; to: string } & Omit<Outgoing<'card-test'>, 'kind'>,
    ): Promise<void> {
      const { memberId, to, ...about } = given;
      await putInOutbox(tx, parts, {
        memberId,
        to,
        uniqueKey: `card-test:${newId(clock.now())}`,
        outgoing: { kind: 'card-test', ...about },
        isAwaited: true,
      });
    },

    /** Whether this address takes no cards from this sender, or from anyone. */
    isRefused: async (addressHash: Buffer, senderHash: Buffer): Promise<boolean> =>
      Boolean(await isSuppressed(db, addressHash, senderHash)),

    /** What became of each delivery of a card, in the order of its people. */
    ledger: async (cardSendId: string): Promise<Ledger[]> => (await selectLedger(db, cardSendId)).map(ledgerEntry),
  };
}

function ledgerEntry(row: LedgerRow): Ledger {
  return {
    recipientId: row.recipient_id,
    dueAt: row.due_at.toISOString(),
    state: stateOf(row),
    queuedAt: row.queued_at.toISOString(),
    acceptedAt: iso(row.accepted_at),
    bouncedAt: iso(row.bounced_at),
    bounceReason: row.bounce_reason,
    openedAt: iso(row.opened_at),
    repliedAt: iso(row.replied_at),
  };
}

/** The furthest that it came. Whoever has opened a card has it, whatever the mail servers said. */
function stateOf(row: LedgerRow): Ledger['state'] {
  if (row.replied_at) return 'replied';
  if (row.opened_at) return 'opened';
  if (row.refused_at) return 'refused';
  return row.state === 'scheduled' ? 'queued' : row.state;
}

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}

/** Deliveries, in this process. */
export const deliveriesOf = oncePerContext((context) => createDeliveries(context));
