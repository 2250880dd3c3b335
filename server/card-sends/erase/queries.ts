import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** A deleted member's own cards, and those that were sent from their address before there was an account. */
export async function selectCardsOf(tx: Tx, { memberId, email }: DeletedMember): Promise<string[]> {
  const { rows } = await sql<{ card_send_id: string }>`
    select card_send_id from card_sends
    where member_id = ${memberId} or (member_id is null and lower(sender_email) = lower(${email}))`.execute(tx);
  return rows.map((row) => row.card_send_id);
}

/** Deletes those of some cards that nobody has. @returns their ids. */
export async function deleteUnsent(tx: Tx, cardSendIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ card_send_id: string }>`
    delete from card_sends where card_send_id = any(${cardSendIds}::uuid[]) and (state <> 'scheduled' or not exists (
      select from card_deliveries d where d.card_send_id = card_sends.card_send_id and d.state in ('accepted', 'bounced')))
    returning card_send_id`.execute(tx);
  return rows.map((row) => row.card_send_id);
}

/** Takes cards down for good: neither words nor faces stay. @returns the ids of those that were there. */
export async function takeDown(tx: Tx, cardSendIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ card_send_id: string }>`
    update card_sends set is_revoked = true, name_on_front = null, verse = '', message = '', phrase = '', document = null, faces = null
    where card_send_id = any(${cardSendIds}::uuid[]) returning card_send_id`.execute(tx);
  return rows.map((row) => row.card_send_id);
}

export async function deleteRecipientsOf(tx: Tx, cardSendIds: readonly string[]): Promise<void> {
  await sql`delete from recipients where card_send_id = any(${cardSendIds}::uuid[])`.execute(tx);
}

/** The names that cards are signed with. */
export async function selectSignatures(tx: Tx, cardSendIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sender_name: string }>`
    select distinct sender_name from card_sends where card_send_id = any(${cardSendIds}::uuid[])`.execute(tx);
  return rows.map((row) => row.sender_name);
}

/** Cards that people keep are signed otherwise, and lead back to nobody; their letters are laid out again with the other name when they are read. @param signed what stands in the place of each name. */
export async function anonymise(
  tx: Tx,
  memberId: string,
  cardSendIds: readonly string[],
  signed: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`update recipients set member_id = null where member_id = ${memberId} and card_send_id = any(${cardSendIds}::uuid[])`.execute(
    tx,
  );
  await sql`
    update card_sends set member_id = null, session_id = null, sender_email = '', sender_hash = null, sender_sealed = null,
      document = document - 'letter', confirm_hash = null, test_hash = null, test_sealed = null, test_code_hash = null, sender_name = case when is_revoked then '' else coalesce(
        (select s.signed from unnest(${[...signed.keys()]}::text[], ${[...signed.values()]}::text[]) as s(name, signed)
         where s.name = sender_name), '') end
    where card_send_id = any(${cardSendIds}::uuid[])`.execute(tx);
}

export async function deleteConfirmedSender(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx.deleteFrom('confirmed_senders').where('address_hash', '=', addressHash).execute();
}
