import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Links that were mailed to a deleted member. The row of the member goes last, with the account. */
export async function eraseMailedLinks(tx: Tx, { memberId, email }: DeletedMember): Promise<void> {
  await sql`delete from mailed_links where member_id = ${memberId} or lower(email) = lower(${email})`.execute(tx);
}
