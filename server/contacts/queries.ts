import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { ContactsTable } from './tables.ts';

export async function insertContact(tx: Tx, row: Insertable<ContactsTable>): Promise<void> {
  await tx.insertInto('contacts').values(row).execute();
}

export async function updateContactName(
  tx: Tx,
  { memberId, contactId, name, now }: { memberId: string; contactId: string; name: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ name, updated_at: now })
    .where('member_id', '=', memberId)
    .where('contact_id', '=', contactId)
    .execute();
}

/** Contacts that no calendar entry refers to any more. */
export async function deleteContacts(db: Queryable, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await db.deleteFrom('contacts').where('contact_id', 'in', contactIds).execute();
}

/** A member's contacts by name. */
export function selectContacts(db: Queryable, memberId: string) {
  return db
    .selectFrom('contacts')
    .select(['contact_id', 'name', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('name')
    .orderBy('contact_id')
    .execute();
}
