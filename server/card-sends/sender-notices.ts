import type { Tx } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { SettledDelivery } from '#server/kernel/module.ts';
import { findAddressee, isWanted } from '#server/notifications/notifications.ts';
import { listDevicesToTell } from '#server/push-subscriptions/push-subscriptions.ts';
import { selectForSender, selectThanks, type SenderRow } from './mails/queries.ts';
import {
  CARD,
  CARD_BOUNCED,
  CARD_OPENED,
  CARD_TEST,
  CONFIRM_SEND,
  SENDER_RECEIPT,
  type TestCover,
  THANK_YOU,
} from './mails/messages.ts';
import { OPENED, BOUNCES, REPLIES } from './mails/notification-kinds.ts';

/** How long the mail about a bounce waits for others of the same card, which are told with it. */
const WAIT_MS = 60_000;

/** Schedules the mails that tell a sender of their card, in the transaction of what they tell. */
export type SenderNotices = ReturnType<typeof createSenderNotices>;

function createSenderNotices(context: Context) {
  const { clock, keys } = context;
  const dispatch = dispatchOf(context);

  /** The sender's row, for a mail to them. */
  async function requireSender(tx: Tx, cardSendId: string): Promise<SenderRow> {
    const row = await selectForSender(tx, cardSendId);
    if (!row) throw new Error(`There is no card ${cardSendId}.`);
    return row;
  }

  return {
    /** To the member whose card was opened, as they chose. A visitor looks at the card's page. */
    async tellOpened(
      tx: Tx,
      recipientId: string,
      { memberId, groupId }: { memberId: string | null; groupId: string | null },
    ): Promise<void> {
      if (memberId === null || groupId === null) return;
      const member = await findAddressee(tx, memberId);
      if (member === undefined) return;
      const about = { subjectId: recipientId, groupId };
      if (await isWanted(context, tx, memberId, OPENED, 'email'))
        await dispatch.schedule(tx, CARD_OPENED, { memberId, address: member.email, ...about });
      const devices = await listDevicesToTell(context, tx, [memberId], OPENED);
      await dispatch.schedule(tx, CARD_OPENED, ...devices.map((device) => ({ ...device, ...about })));
    },

    /** The thanks of a recipient, after an instant until which they may change. */
    async passOnThanks(tx: Tx, recipientId: string, dueAt: Date): Promise<void> {
      const person = await selectThanks(tx, recipientId);
      if (!person) return;
      const { card_send_id, member_id, sender_email } = await requireSender(tx, person.card_send_id);
      if (sender_email === '') return; // its sender's account was deleted
      const about = { subjectId: recipientId, groupId: card_send_id, dueAt };
      await dispatch.schedule(tx, THANK_YOU, { memberId: member_id, address: sender_email, ...about });
      const devices = member_id === null ? [] : await listDevicesToTell(context, tx, [member_id], REPLIES);
      await dispatch.schedule(tx, THANK_YOU, ...devices.map((device) => ({ ...device, ...about })));
    },

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

    /** A mail of a card bounced: its sender gets one mail for all that bounce together, and another for what bounces after that. */
    async tellBounced(
      tx: Tx,
      {
        groupId,
        memberId,
        subjectId,
        attempt,
      }: Pick<SettledDelivery, 'groupId' | 'memberId' | 'subjectId' | 'attempt'>,
    ): Promise<void> {
      if (groupId === null) return;
      if (memberId !== null && !(await isWanted(context, tx, memberId, BOUNCES, 'email'))) return;
      const address =
        memberId === null
          ? (await requireSender(tx, groupId)).sender_email
          : (await findAddressee(tx, memberId))?.email;
      // The sender's account was deleted, or is about to be.
      if (address === undefined || address === '') return;
      if (await dispatch.isWaiting(tx, CARD_BOUNCED, groupId)) return;
      await dispatch.schedule(tx, CARD_BOUNCED, {
        memberId,
        address,
        subjectId: groupId,
        occurrence: `${subjectId}.${attempt}`,
        groupId,
        dueAt: new Date(clock.now() + WAIT_MS),
      });
    },
  };
}

/** Mails to senders, in this process. */
export const senderNoticesOf = oncePerContext(createSenderNotices);

/** What came back may be a card. */
export async function cardBounced(tx: Tx, delivery: SettledDelivery, context: Context): Promise<void> {
  if (delivery.kind === CARD.kind) await senderNoticesOf(context).tellBounced(tx, delivery);
}
