import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { ContactsTable } from './tables.ts';

/** A contact, with the next day on which one of their dates comes, `YYYY-MM-DD`. */
export type ContactRow = Omit<Selectable<ContactsTable>, 'member_id' | 'import_id' | 'created_at' | 'updated_at'> & {
  next_on: string | null;
};
type Whose = { memberId: string };
/** Those of one group, or with a part of a name or of an email address, in lower case. */
type Narrowing = { like: string | null; group: string | null };

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
      'c.groups',
      'c.avoid',
      'c.state',
      'c.reminder_leads',
      'c.removed_at',
      sql<string | null>`(
        select min(e.next_on)::text from calendar_entries e where e.contact_id = c.contact_id and e.removed_at is null
      )`.as('next_on'),
    ])
    .where('c.member_id', '=', memberId);

/** A page of a member's contacts, by name. */
export function selectContacts(
  db: Queryable,
  { memberId, limit, offset, ...narrowing }: Whose & Narrowing & { limit: number; offset: number },
): Promise<ContactRow[]> {
  return contactsOf(db, memberId)
    .where('c.removed_at', 'is', null)
    .where(isAmong(narrowing))
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.contact_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countContacts(db: Queryable, { memberId, ...narrowing }: Whose & Narrowing) {
  const { count } = await db
    .selectFrom('contacts as c')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('c.member_id', '=', memberId)
    .where('c.removed_at', 'is', null)
    .where(isAmong(narrowing))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isAmong({ like, group }: Narrowing) {
  const pattern = like === null ? null : `%${like.replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`
    (${pattern}::text is null or lower(c.name) like ${pattern} or lower(array_to_string(c.emails, ' ')) like ${pattern})
    and (${group}::text is null or lower(${group}) in (select lower(g.name) from unnest(c.groups) as g (name)))`;
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

/** Some of a member's contacts. */
export function selectContactsById(
  db: Queryable,
  memberId: string,
  contactIds: readonly string[],
): Promise<ContactRow[]> {
  return contactsOf(db, memberId)
    .where(sql<boolean>`c.contact_id = any(${[...contactIds]}::uuid[])`)
    .where('c.removed_at', 'is', null)
    .execute();
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

/** The contact with an email address, the first one by name where there are several. */
export async function selectByAddress(db: Queryable, memberId: string, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('contacts')
    .select('contact_id')
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`${email.toLowerCase()} in (select lower(one) from unnest(emails) as one)`)
    .orderBy(sql`lower(name)`)
    .orderBy('contact_id')
    .limit(1)
    .executeTakeFirst();
  return row?.contact_id ?? null;
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

export async function insertContacts(tx: Tx, rows: readonly Insertable<ContactsTable>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('contacts')
      .values([...rows])
      .execute();
}

/**
 * Keeps what a contact was before an import adds something to it. Where the import did so before, what was before that stays.
 * @param row the contact, locked @param at the instant of the addition
 */
export async function upsertAddition(
  tx: Tx,
  { contact_id, relationship, emails, phones, groups, note, updated_at }: Selectable<ContactsTable>,
  importId: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('contact_additions')
    .values({ import_id: importId, contact_id, relationship, emails, phones, groups, note, updated_at, added_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['import_id', 'contact_id'])
        .doUpdateSet({ added_at: at })
        .where('contact_additions.added_at', '=', updated_at),
    )
    .execute();
}

/** Gives the contacts that an import added something to what they had before. Those that were changed since are left. */
export async function takeBackAdditions(tx: Tx, importId: string): Promise<void> {
  await sql`
    update contacts c
    set relationship = a.relationship, emails = a.emails, phones = a.phones, groups = a.groups, note = a.note, updated_at = a.updated_at
    from contact_additions a
    where a.import_id = ${importId} and c.contact_id = a.contact_id and c.updated_at = a.added_at`.execute(tx);
  await tx.deleteFrom('contact_additions').where('import_id', '=', importId).execute();
}

/** Deletes what contacts were before an import, where they were changed since: it is not given back any more. */
export async function deleteOldAdditions(db: Queryable): Promise<void> {
  await sql`
    delete from contact_additions a using contacts c
    where c.contact_id = a.contact_id and c.updated_at <> a.added_at`.execute(db);
}

/** Removes the contacts that an import added, but not those that were changed since, or have a date of another origin. @returns the ids of those that stay */
export async function removeImported(tx: Tx, importId: string, at: Date): Promise<string[]> {
  await sql`
    update contacts c set removed_at = ${at}
    where c.import_id = ${importId} and c.removed_at is null and c.updated_at = c.created_at
      and not exists (
        select from calendar_entries e
        where e.contact_id = c.contact_id and e.removed_at is null
          and (e.import_id is distinct from c.import_id or e.updated_at <> e.created_at))`.execute(tx);
  const rows = await tx
    .selectFrom('contacts')
    .select('contact_id')
    .where('import_id', '=', importId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ contact_id: contactId }) => contactId);
}

/** Deletes those of some contacts of which no more than their name is known. */
export async function deleteBareContacts(tx: Tx, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await tx
    .deleteFrom('contacts')
    .where('contact_id', 'in', contactIds)
    .where('relationship', 'is', null)
    .where('note', '=', '')
    .where(sql<boolean>`cardinality(emails) + cardinality(phones) + cardinality(avoid) + cardinality(groups) = 0`)
    .where('state', '=', 'kept')
    .execute();
}

/** Deletes a contact at once, with whatever of it was not given to another. */
export async function deleteContact(tx: Tx, { memberId, contactId }: Whose & { contactId: string }): Promise<void> {
  await tx.deleteFrom('contacts').where('member_id', '=', memberId).where('contact_id', '=', contactId).execute();
}

/** Deletes contacts that were removed before an instant, with their dates. */
export async function deleteRemovedContacts(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('contacts').where('removed_at', '<', before).execute();
}
