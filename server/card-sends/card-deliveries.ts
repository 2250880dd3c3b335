import type { Tx } from '#db/client.ts';
import { dispatchOf, type LedgerEntry } from '#server/dispatch/dispatch.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { BouncedDelivery } from '#server/kernel/module.ts';
import { findAddressee, wants } from '#server/notifications/notifications.ts';
import { selectForSender, selectPeople, selectThanks, type SenderRow, setRecipientEmail } from './mail-queries.ts';
import {
  CARD,
  CARD_BOUNCED,
  CARD_OPENED,
  CARD_TEST,
  CONFIRM_SEND,
  SENDER_RECEIPT,
  type TestCover,
  THANK_YOU,
} from './messages.ts';

/** The one time that a card goes to its recipient. */
const OCCURRENCE = 'card';
/** What comes back within this time is told in one mail, after a wait in which the rest of it comes back too. */
const TOGETHER_MS = 15 * 60_000;
const WAIT_MS = 60_000;

/** What became of a card for one of its people. Instants are ISO 8601, UTC. */
export type Ledger = Omit<LedgerEntry, 'subjectId'> & { recipientId: string };

/** The deliveries of cards, and the mails that tell their senders of them. Each call works in the caller's transaction. */
export type CardDeliveries = ReturnType<typeof createCardDeliveries>;

function createCardDeliveries(context: Context) {
  const { db, clock, keys } = context;
  const dispatch = dispatchOf(context);

  /** The sender's row, for a mail to them. */
  async function requireSender(tx: Tx, cardSendId: string): Promise<SenderRow> {
    const row = await selectForSender(tx, cardSendId);
    if (!row) throw new Error(`There is no card ${cardSendId}.`);
    return row;
  }

  return {
    /** Plans one delivery for each recipient. Planning the same again changes nothing, unless it was cancelled. */
    async schedule(
      tx: Tx,
      given: {
        cardSendId: string;
        memberId: string | null;
        recipients: readonly { recipientId: string; email: string; dueAt: Date }[];
      },
    ): Promise<void> {
      await dispatch.schedule(
        tx,
        CARD,
        ...given.recipients.map(({ recipientId, email, dueAt }) => ({
          memberId: given.memberId,
          address: email,
          subjectId: recipientId,
          occurrence: OCCURRENCE,
          groupId: given.cardSendId,
          dueAt,
        })),
      );
    },

    /** Cancels a card that has not left. @returns false, and has changed nothing, when some of it has left or is leaving. */
    cancel: (tx: Tx, cardSendId: string): Promise<boolean> => dispatch.cancelAll(tx, CARD, cardSendId),

    /** Cancels what has not left of a card; what has left stays as it is. */
    cancelRest: (tx: Tx, cardSendId: string): Promise<void> => dispatch.cancelRest(tx, CARD, cardSendId),

    /** Cancels every card of a member of which nothing has left; what is on its way goes on. @returns the cards that were cancelled. */
    cancelPlanned: (tx: Tx, memberId: string): Promise<string[]> => dispatch.cancelUntouched(tx, CARD, memberId),

    /** Gives a card that has not left other instants. @returns false, and has changed nothing, when some of it has left or is leaving. */
    reschedule: (
      tx: Tx,
      cardSendId: string,
      times: readonly { recipientId: string; dueAt: Date }[],
    ): Promise<boolean> =>
      dispatch.reschedule(
        tx,
        CARD,
        cardSendId,
        times.map(({ recipientId, dueAt }) => ({ subjectId: recipientId, dueAt })),
      ),

    /** A new address for a card that came back: a new attempt, due now. @returns false when it did not come back. */
    async correct(tx: Tx, { recipientId, email }: { recipientId: string; email: string }): Promise<boolean> {
      const isSent = await dispatch.sendAgain(tx, CARD, recipientId, { address: email, onlyBounced: true });
      if (isSent) await setRecipientEmail(tx, recipientId, email);
      return isSent;
    },

    /** One attempt more, whatever became of the last one; to another address where one is given. @returns false while one is on its way. */
    async sendAgain(tx: Tx, given: { recipientId: string; email?: string | undefined }): Promise<boolean> {
      const isSent = await dispatch.sendAgain(tx, CARD, given.recipientId, { address: given.email });
      if (isSent && given.email !== undefined) await setRecipientEmail(tx, given.recipientId, given.email);
      return isSent;
    },

    /** The recipient opened their card; only the first time is noted, and told to its member as they chose. A visitor looks at the card's page. */
    async noteOpened(tx: Tx, recipientId: string): Promise<void> {
      const first = await dispatch.noteFirst(tx, CARD, recipientId, 'opened');
      if (first === null || first.memberId === null || !(await wants(tx, first.memberId, 'opened', 'email'))) return;
      const member = await findAddressee(tx, first.memberId);
      if (member === undefined) return;
      const groupId = first.groupId ?? recipientId;
      const to = { memberId: member.member_id, address: member.email };
      await dispatch.schedule(tx, CARD_OPENED, { ...to, subjectId: recipientId, groupId });
    },

    /** The recipient thanked; the sender gets it by mail after `passOnAt`, as it stands then. Noted and mailed once. */
    async noteReplied(tx: Tx, recipientId: string, passOnAt: Date): Promise<void> {
      const person = await selectThanks(tx, recipientId);
      if (!person || (await dispatch.noteFirst(tx, CARD, recipientId, 'replied')) === null) return;
      const { card_send_id, member_id, sender_email } = await requireSender(tx, person.card_send_id);
      if (sender_email === '') return; // the one who sent it has left us
      const to = { memberId: member_id, address: sender_email };
      await dispatch.schedule(tx, THANK_YOU, { ...to, subjectId: recipientId, groupId: card_send_id, dueAt: passOnAt });
    },

    hasLeft: (cardSendId: string): Promise<boolean> => dispatch.hasLeft(CARD, cardSendId),
    isOpened: (recipientId: string): Promise<boolean> => dispatch.isOpened(CARD, recipientId),

    /** Asks a sender whom we do not know for one press, in a mail with this token. */
    async askForConfirmation(tx: Tx, { cardSendId, token }: { cardSendId: string; token: string }): Promise<void> {
      const row = await requireSender(tx, cardSendId);
      await dispatch.schedule(tx, CONFIRM_SEND, {
        memberId: row.member_id,
        address: row.sender_email,
        subjectId: cardSendId,
        occurrence: keys.hash('confirm', token).toString('base64url'),
        groupId: cardSendId,
        payload: { tokenSealed: keys.seal(token).toString('base64') },
      });
    },

    /** Mails the sender the page of their card: once for a card, although it was undone and sent again, and once more where it is another address by then. */
    async sendReceipt(tx: Tx, { cardSendId }: { cardSendId: string }): Promise<void> {
      const row = await requireSender(tx, cardSendId);
      if (!row.sent_at) throw new Error(`The card ${cardSendId} was not sent, so there is no receipt.`);
      await dispatch.schedule(tx, SENDER_RECEIPT, {
        memberId: row.member_id,
        address: row.sender_email,
        subjectId: cardSendId,
        occurrence: keys.hash('address', row.sender_email.toLowerCase()).toString('base64url'),
        groupId: cardSendId,
      });
    },

    /** A mail with the card to its own sender. It is no delivery of the card, and every press makes one. */
    async sendTest(
      tx: Tx,
      { memberId, to, ...payload }: { memberId: string | null; to: string; cardSendId: string; cover: TestCover },
    ): Promise<void> {
      const { cardSendId: groupId } = payload;
      await dispatch.schedule(tx, CARD_TEST, { memberId, address: to, groupId, payload, isAwaited: true });
    },

    /** What became of a card for each of its people, in their order. */
    async ledger(cardSendId: string): Promise<Ledger[]> {
      const [people, entries] = await Promise.all([selectPeople(db, cardSendId), dispatch.ledger(CARD, cardSendId)]);
      const byRecipient = new Map(entries.map(({ subjectId, ...entry }) => [subjectId, entry]));
      return people.flatMap(({ recipient_id }) => {
        const entry = byRecipient.get(recipient_id);
        return entry ? [{ recipientId: recipient_id, ...entry }] : [];
      });
    },

    /** Some of a card came back: its member is told, in one mail for all that comes back together. */
    async tellBounced(tx: Tx, { groupId, memberId }: BouncedDelivery): Promise<void> {
      if (memberId === null || groupId === null || !(await wants(tx, memberId, 'trouble', 'email'))) return;
      const member = await findAddressee(tx, memberId);
      if (member === undefined) return;
      const now = clock.now();
      await dispatch.schedule(tx, CARD_BOUNCED, {
        memberId,
        address: member.email,
        subjectId: groupId,
        occurrence: String(Math.floor(now / TOGETHER_MS)),
        groupId,
        dueAt: new Date(now + WAIT_MS),
      });
    },
  };
}

/** The deliveries of cards, in this process. */
export const cardDeliveriesOf = oncePerContext(createCardDeliveries);

/** What came back may be a card. */
export async function cardBounced(tx: Tx, delivery: BouncedDelivery, context: Context): Promise<void> {
  if (delivery.kind === CARD.kind) await cardDeliveriesOf(context).tellBounced(tx, delivery);
}
