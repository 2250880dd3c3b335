import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { ContactsTable } from './tables.ts';

/** A contact, with the next day on which one of their dates comes, `YYYY-MM-DD`. */
export type ContactRow = Omit<Selectable<ContactsTable>, 'member_id' | 'created_at' | 'updated_at'> & {
  next_on: string | null;
};
type Whose = { memberId: string };

const contactsOf = (db: Queryable, memberId: string) =>
  db
    .selectFrom('contacts as c')
    .select([
      'c.contact_id',
      'c.name',
      'c.relationship',
      'c.emails',
      'c.phones',
      'c.zone',
      'c.note',
      'c.avoid',
      'c.state',
      'c.reminder_leads',
      'c.removed_at',
      sql<string | null>`(
        select min(e.next_on)::text from calendar_entries e where e.contact_id = c.contact_id and e.removed_at is null
      )`.as('next_on'),
    ])
    .where('c.member_id', '=', memberId);

/** A page of a member's contacts, by name. @param like a part of a name or of an email address, in lower case */
export function selectContacts(
  db: Queryable,
  { memberId, like, limit, offset }: Whose & { like: string | null; limit: number; offset: number },
): Promise<ContactRow[]> {
  return contactsOf(db, memberId)
    .where('c.removed_at', 'is', null)
    .$if(like !== null, (query) => query.where(isLike(like ?? '')))
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.contact_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countContacts(db: Queryable, { memberId, like }: Whose & { like: string | null }) {
  const { count } = await db
    .selectFrom('contacts as c')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('c.member_id', '=', memberId)
    .where('c.removed_at', 'is', null)
    .$if(like !== null, (query) => query.where(isLike(like ?? '')))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isLike(part: string) {
  const pattern = `%${part.replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`(lower(c.name) like ${pattern} or lower(array_to_string(c.emails, ' ')) like ${pattern})`;
}

/** How many contacts a member has, removed ones included. */
export async function countAllContacts(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of a member's contacts, also where it was removed. */
export function selectContact(
  db: Queryable,
  { memberId, contactId }: Whose & { contactId: string },
): Promise<ContactRow | undefined> {
  return contactsOf(db, memberId).where('c.contact_id', '=', contactId).executeTakeFirst();
}

/** One of a member's contacts, locked until the end of the transaction. */
export function lockContact(tx: Tx, { memberId, contactId }: Whose & { contactId: string }) {
  return tx
    .selectFrom('contacts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('contact_id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertContact(tx: Tx, row: Insertable<ContactsTable>): Promise<void> {
  await tx.insertInto('contacts').values(row).execute();
}

export async function updateContact(
  tx: Tx,
  { memberId, contactId }: Whose & { contactId: string },
  set: Updateable<ContactsTable>,
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set(set)
    .where('member_id', '=', memberId)
    .where('contact_id', '=', contactId)
    .execute();
}

/** Sets the first address and the time zone of a contact where it has none. */
export async function fillAddress(
  tx: Tx,
  contactId: string,
  { email, timeZone }: { email: string; timeZone: string | null },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({
      emails: sql`case when emails = '{}' then array[${email}]::text[] else emails end`,
      zone: sql`coalesce(zone, ${timeZone}::text)`,
      updated_at: at,
    })
    .where('contact_id', '=', contactId)
    .where((eb) => eb.or([eb(sql`cardinality(emails)`, '=', 0), eb('zone', 'is', null)]))
    .execute();
}

/** Deletes those of some contacts of which no more than their name is known. */
export async function deleteBareContacts(tx: Tx, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await tx
    .deleteFrom('contacts')
    .where('contact_id', 'in', contactIds)
    .where('relationship', 'is', null)
    .where('note', '=', '')
    .where(sql<boolean>`cardinality(emails) + cardinality(phones) + cardinality(avoid) = 0`)
    .where('state', '=', 'kept')
    .execute();
}

/** Deletes contacts that were removed before an instant, with their dates. */
export async function deleteRemovedContacts(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('contacts').where('removed_at', '<', before).execute();
}
