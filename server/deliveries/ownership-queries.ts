import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Deliveries of a visitor's cards become the member's whose cards they are now. */
export async function claimDeliveries(tx: Tx, memberId: string, cardSendIds: readonly string[]): Promise<void> {
  await tx.updateTable('deliveries').set({ member_id: memberId }).where('card_send_id', 'in', cardSendIds).execute();
}

/** Stops what has not left of some cards, also what is claimed already. */
export async function stopDeliveriesOf(tx: Tx, cardSendIds: readonly string[]): Promise<void> {
  await sql`update deliveries set state = 'stopped' where state in ('scheduled', 'queued') and card_send_id = any(${cardSendIds}::uuid[])`.execute(
    tx,
  );
}

/** Deletes the ledger of some cards. */
export async function deleteEventsOf(tx: Tx, cardSendIds: readonly string[]): Promise<void> {
  await sql`delete from delivery_events where card_send_id = any(${cardSendIds}::uuid[])`.execute(tx);
}

/** What was delivered of some cards leads back to nobody. */
export async function disownDeliveries(tx: Tx, memberId: string, cardSendIds: readonly string[]): Promise<void> {
  for (const table of ['deliveries', 'delivery_events'] as const)
    await sql`update ${sql.table(table)} set member_id = null where member_id = ${memberId} and card_send_id = any(${cardSendIds}::uuid[])`.execute(
      tx,
    );
}

/** Mails to a deleted member, and those that wait. */
export async function eraseOutbox(tx: Tx, { memberId, email }: DeletedMember): Promise<void> {
  await sql`delete from outbox where member_id = ${memberId} or lower(to_address) = lower(${email})`.execute(tx);
}
