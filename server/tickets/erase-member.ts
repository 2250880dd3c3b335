import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** What a deleted member wrote to us, and what was answered. */
export async function eraseTickets(tx: Tx, { memberId, email }: DeletedMember): Promise<void> {
  await sql`delete from tickets where member_id = ${memberId} or lower(email) = lower(${email})`.execute(tx);
}
