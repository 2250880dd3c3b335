import type { Tx } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import type { Message } from '#server/kernel/message.ts';
import { selectAddress } from '../members/member-queries.ts';
import type { AdminSendRow } from './send-queries.ts';

/** Tells whoever sent a card by mail what we did with it: at the member's address of today, or the visitor's. */
export async function mailSender<Payload extends { reason: string }>(
  dispatch: Pick<Dispatch, 'schedule'>,
  tx: Tx,
  { card_send_id, member_id, sender_email }: Pick<AdminSendRow, 'card_send_id' | 'member_id' | 'sender_email'>,
  message: Message<Payload>,
  payload: Payload,
): Promise<void> {
  const address = member_id === null ? sender_email : await selectAddress(tx, member_id);
  if (address === '') return;
  await dispatch.schedule<{ reason: string }>(tx, message, {
    memberId: member_id,
    address,
    groupId: card_send_id,
    payload,
  });
}
