import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';

/** Every mail in the built-in mailbox that names a deleted member's address. */
export async function eraseMails(tx: Tx, { email }: DeletedMember): Promise<void> {
  await sql`delete from mails where position(lower(${email}) in lower(concat(recipient, ' ', text, ' ', html, ' ', headers::text))) > 0`.execute(
    tx,
  );
}
