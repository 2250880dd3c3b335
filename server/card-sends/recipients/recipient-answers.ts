import type { Tx } from '#db/client.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import { CARD } from '../mails/messages.ts';
import { setRefused, setThanks } from '../queries.ts';
import { senderNoticesOf } from '../sender-notices.ts';

/** What the recipients of a card do with it: open it, thank for it, refuse more. */
export function createRecipientAnswers(context: Context) {
  const [dispatch, notices] = [dispatchOf(context), senderNoticesOf(context)];
  return {
    /** The recipient opened their card; only the first time is noted, and told to its member. */
    async noteOpened(tx: Tx, recipientId: string): Promise<void> {
      const first = await dispatch.noteFirst(tx, CARD, recipientId, 'opened');
      if (first !== null) await notices.tellOpened(tx, recipientId, first);
    },

    /** The recipient thanked; only the first time is noted, and passed on to the sender after `passOnAt`, as it stands then. */
    async noteReplied(tx: Tx, recipientId: string, passOnAt: Date): Promise<void> {
      const first = await dispatch.noteFirst(tx, CARD, recipientId, 'replied');
      if (first !== null) await notices.passOnThanks(tx, recipientId, passOnAt);
    },

    /** Keeps what a recipient answered, in the place of what they answered before. */
    setThanks: (tx: Tx, recipientId: string, { text, at }: { text: string; at: Date }): Promise<void> =>
      setThanks(tx, recipientId, text, at),

    /** Notes whom a recipient wants no cards from; null for a refusal that is taken back. */
    setRefused: (tx: Tx, recipientId: string, from: 'sender' | 'everyone' | null): Promise<void> =>
      setRefused(tx, recipientId, from),

    isOpened: (recipientId: string): Promise<boolean> => dispatch.isOpened(CARD, recipientId),
  };
}
