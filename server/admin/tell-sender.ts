import type { Tx } from '#db/client.ts';
import type { DeskMails } from '#server/deliveries/desk-letters.ts';
import type { Outbox } from '#server/deliveries/outbox.ts';
import type { Outgoing } from '#server/deliveries/writers.ts';
import type { Clock } from '#server/ports/clock.ts';
import { newId } from '#shared/ids.ts';
import { selectAddress } from './member-queries.ts';
import type { AdminSendRow } from './send-queries.ts';

/** Puts a mail in the outbox that tells whoever sent a card what we did with it: to the member's address of today, or to the visitor's. */
export async function tellSender(
  { outbox, clock }: { outbox: Outbox; clock: Clock },
  tx: Tx,
  { card_send_id, member_id, sender_email }: Pick<AdminSendRow, 'card_send_id' | 'member_id' | 'sender_email'>,
  outgoing: Outgoing<keyof DeskMails>,
): Promise<void> {
  const to = member_id === null ? sender_email : await selectAddress(tx, member_id);
  if (to === '') return;
  const uniqueKey = `${outgoing.kind}:${card_send_id}:${newId(clock.now())}`;
  await outbox.put(tx, { memberId: member_id, to, uniqueKey, outgoing });
}
