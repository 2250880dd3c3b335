import type { Queryable, Tx } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { deleteContacts, insertContact, updateContactName } from './queries.ts';

/** Adds a person to a member's contacts. @returns their id. */
export async function addContact(tx: Tx, memberId: string, name: string, now: Date): Promise<string> {
  const contactId = newId(now.getTime());
  await insertContact(tx, { contact_id: contactId, member_id: memberId, name, created_at: now, updated_at: now });
  return contactId;
}

export function renameContact(tx: Tx, memberId: string, contactId: string, name: string, now: Date): Promise<void> {
  return updateContactName(tx, { memberId, contactId, name, now });
}

/** Removes contacts, with the calendar entries that they have. */
export function removeContacts(db: Queryable, contactIds: readonly string[]): Promise<void> {
  return deleteContacts(db, contactIds);
}
