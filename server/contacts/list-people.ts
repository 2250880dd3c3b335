import type { Queryable } from '#db/client.ts';
import { CONTACTS_MAX } from '#shared/limits.ts';
import { selectContacts } from './queries.ts';

/** All people of a member, by name, those who are paused or have died included. */
export async function listPeople(db: Queryable, memberId: string) {
  const rows = await selectContacts(db, { memberId, like: null, group: null, limit: CONTACTS_MAX, offset: 0 });
  return rows.map(({ contact_id: contactId, name, emails, phones, note, relationship, groups }) => ({
    contactId,
    name,
    emails,
    phones,
    note,
    relationship,
    groups,
  }));
}
