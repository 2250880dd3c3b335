import type { Tx } from '#db/client.ts';
import { dispatchOf, type LedgerEntry } from '#server/dispatch/dispatch.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { selectPeople, setRecipientAddress } from './mails/queries.ts';
import { CARD } from './mails/messages.ts';
import { resetToDrafts, revoke } from './queries.ts';
import { type Addressed, wayTo } from './recipients/address.ts';
import { createRecipientAnswers } from './recipients/recipient-answers.ts';

/** The one time that a card goes to its recipient. */
const OCCURRENCE = 'card';

/** What became of a card for one of its people. Instants are ISO 8601, UTC. */
export type Ledger = Omit<LedgerEntry, 'subjectId'> & { recipientId: string };

/** The deliveries of cards. Each call works in the caller's transaction. */
export type CardDeliveries = ReturnType<typeof createCardDeliveries>;

function createCardDeliveries(context: Context) {
  const { db, clock } = context;
  const dispatch = dispatchOf(context);

  return {
    ...createRecipientAnswers(context),

    /** Plans one delivery for each recipient. Planning the same again changes nothing, unless it was cancelled. */
    async schedule(
      tx: Tx,
      given: {
        cardSendId: string;
        memberId: string | null;
        recipients: readonly ({ recipientId: string; dueAt: Date } & Addressed)[];
      },
    ): Promise<void> {
      await dispatch.schedule(
        tx,
        CARD,
        ...given.recipients.map(({ recipientId, dueAt, ...to }) => ({
          memberId: given.memberId,
          ...wayTo(to),
          subjectId: recipientId,
          occurrence: OCCURRENCE,
          groupId: given.cardSendId,
          dueAt,
        })),
      );
    },

    /** Cancels a card that has not left. @returns false, and has changed nothing, when some of it has left or is leaving. */
    cancel: (tx: Tx, cardSendId: string): Promise<boolean> => dispatch.cancelAll(tx, CARD, cardSendId),

    /** Takes a card down: its links open nothing, and what has not left of it stays here. @returns false where it was taken down already. */
    async takeDown(tx: Tx, cardSendId: string): Promise<boolean> {
      if (!(await revoke(tx, cardSendId, new Date(clock.now())))) return false;
      await dispatch.cancelRest(tx, CARD, cardSendId);
      return true;
    },

    /** Cancels every card of a member of which nothing has left; what is on its way goes on. The cancelled ones, and those that wait for a press, are drafts again. */
    async cancelPlanned(tx: Tx, memberId: string): Promise<void> {
      const cancelled = await dispatch.cancelUntouched(tx, CARD, memberId);
      await resetToDrafts(tx, memberId, cancelled, new Date(clock.now()));
    },

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
    async correct(tx: Tx, recipientId: string, to: Addressed): Promise<boolean> {
      const isSent = await dispatch.sendAgain(tx, CARD, recipientId, { to: wayTo(to), onlyBounced: true });
      if (isSent) await setRecipientAddress(tx, recipientId, to);
      return isSent;
    },

    /** One attempt more, whatever became of the last one; to another address where one is given. @returns false while one is on its way. */
    async sendAgain(tx: Tx, given: { recipientId: string; email?: string | undefined }): Promise<boolean> {
      const to = given.email === undefined ? undefined : { email: given.email, mobile: null };
      const isSent = await dispatch.sendAgain(tx, CARD, given.recipientId, { to: to && wayTo(to) });
      if (isSent && to !== undefined) await setRecipientAddress(tx, given.recipientId, to);
      return isSent;
    },

    /** Holds what has not left of some cards. */
    hold: (tx: Tx, cardSendIds: readonly string[]): Promise<number> => dispatch.hold(tx, CARD, cardSendIds),
    /** Lets it go again; what was due meanwhile leaves at once. */
    releaseHeld: (tx: Tx, cardSendIds: readonly string[]): Promise<number> =>
      dispatch.releaseHeld(tx, CARD, cardSendIds),

    hasLeft: (cardSendId: string): Promise<boolean> => dispatch.hasLeft(CARD, cardSendId),

    /** What became of a card for each of its people, in their order. */
    async ledger(cardSendId: string): Promise<Ledger[]> {
      const [people, entries] = await Promise.all([selectPeople(db, cardSendId), dispatch.ledger(CARD, cardSendId)]);
      const byRecipient = new Map(entries.map(({ subjectId, ...entry }) => [subjectId, entry]));
      return people.flatMap(({ recipient_id }) => {
        const entry = byRecipient.get(recipient_id);
        return entry ? [{ recipientId: recipient_id, ...entry }] : [];
      });
    },
  };
}

/** The deliveries of cards, in this process. */
export const cardDeliveriesOf = oncePerContext(createCardDeliveries);
