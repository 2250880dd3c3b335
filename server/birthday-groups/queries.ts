import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { BirthdayGroupLinksTable, BirthdayGroupPeopleTable, BirthdayGroupsTable } from './tables.ts';

export type GroupRow = NonNullable<Awaited<ReturnType<typeof selectGroup>>>;
/** A list that people can look at, with the address and the time zone of the member. */
export type OpenGroupRow = NonNullable<Awaited<ReturnType<typeof lockOpenGroup>>>;
export type PersonRow = Omit<Selectable<BirthdayGroupPeopleTable>, 'told_on'>;
type Whose = { memberId: string; groupId: string };

/** The member who makes a list. */
export function selectMaker(db: Queryable, memberId: string) {
  return db.selectFrom('members').select(['name']).where('member_id', '=', memberId).executeTakeFirstOrThrow();
}

/** The lists of one member are made one after the other, until the end of the transaction. */
export async function lockMaker(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`birthday-groups ${memberId}`}, 0))`.execute(tx);
}

const groups = (db: Queryable) =>
  db
    .selectFrom('birthday_groups as g')
    .innerJoin('birthday_group_links as l', (join) =>
      join.onRef('l.group_id', '=', 'g.group_id').on('l.replaced_at', 'is', null),
    )
    .selectAll('g')
    .select([
      'l.link_id',
      sql<number>`(
        select count(*)::int from birthday_group_people p where p.group_id = g.group_id and p.removed_at is null
      )`.as('people'),
    ]);

/** A page of a member's lists, the last one first. */
export function selectGroups(
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<GroupRow[]> {
  return groups(db)
    .where('g.member_id', '=', memberId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.group_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countGroups(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('birthday_groups')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of a member's lists. */
export function selectGroup(db: Queryable, { memberId, groupId }: Whose) {
  return groups(db).where('g.member_id', '=', memberId).where('g.group_id', '=', groupId).executeTakeFirst();
}

/** One of a member's lists, locked until the end of the transaction: what is done about one list is done one after the other. */
export function lockGroup(tx: Tx, { memberId, groupId }: Whose) {
  return tx
    .selectFrom('birthday_groups')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('group_id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertGroup(tx: Tx, row: Insertable<BirthdayGroupsTable>): Promise<void> {
  await tx.insertInto('birthday_groups').values(row).execute();
}

export async function updateGroup(tx: Tx, groupId: string, set: Updateable<BirthdayGroupsTable>): Promise<void> {
  await tx.updateTable('birthday_groups').set(set).where('group_id', '=', groupId).execute();
}

export async function deleteGroup(tx: Tx, { memberId, groupId }: Whose): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('birthday_groups')
    .where('member_id', '=', memberId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds the link in use. The one before it ends. */
export async function insertLink(tx: Tx, row: Insertable<BirthdayGroupLinksTable>): Promise<void> {
  await tx
    .updateTable('birthday_group_links')
    .set({ replaced_at: row.created_at })
    .where('group_id', '=', row.group_id)
    .where('replaced_at', 'is', null)
    .execute();
  await tx.insertInto('birthday_group_links').values(row).execute();
}

/** Lists that people can look at: none of a member who is leaving, or was stopped from sending. */
const openGroups = (db: Queryable) =>
  db
    .selectFrom('birthday_groups as g')
    .innerJoin('members as m', 'm.member_id', 'g.member_id')
    .selectAll('g')
    .select(['m.email as maker_email', 'm.zone as maker_zone', 'm.reminder_hour as maker_hour'])
    .where('m.leaving_at', 'is', null)
    .where(sql<boolean>`not exists (select from stopped_senders s where s.member_id = g.member_id)`);

/** The list of a link, also of one that was replaced. */
export function selectByLink(db: Queryable, linkHash: Buffer) {
  return openGroups(db)
    .innerJoin('birthday_group_links as l', 'l.group_id', 'g.group_id')
    .select(['l.replaced_at'])
    .where('l.link_hash', '=', linkHash)
    .executeTakeFirst();
}

/** A list that people can look at. */
export function selectOpenGroup(db: Queryable, groupId: string) {
  return openGroups(db).where('g.group_id', '=', groupId).executeTakeFirst();
}

/** A list that people can look at, locked until the end of the transaction. */
export function lockOpenGroup(tx: Tx, groupId: string) {
  return openGroups(tx).where('g.group_id', '=', groupId).forUpdate('g').executeTakeFirst();
}

/** Whose own link it is, and on which list. */
export function selectByKey(db: Queryable, keyHash: Buffer) {
  return db
    .selectFrom('birthday_group_keys as k')
    .innerJoin('birthday_group_people as p', 'p.person_id', 'k.person_id')
    .select(['p.person_id', 'p.group_id'])
    .where('k.key_hash', '=', keyHash)
    .executeTakeFirst();
}

const people = (db: Queryable) =>
  db
    .selectFrom('birthday_group_people as p')
    .select([
      'p.person_id',
      'p.group_id',
      'p.name',
      'p.year',
      'p.month',
      'p.day',
      'p.leap_day_rule',
      'p.kept',
      'p.calendar_id',
      'p.contact_id',
      'p.is_distinct',
      'p.added_at',
      'p.changed_at',
      'p.removed_at',
    ])
    .orderBy('p.added_at')
    .orderBy('p.person_id');

/** Everybody on a list, in the order in which they were added; those who were taken off it too. */
export function selectEverybody(db: Queryable, groupId: string): Promise<PersonRow[]> {
  return people(db).where('p.group_id', '=', groupId).execute();
}

/** The same name and birthday on another list of the member, where the calendar had that birthday already. */
export function selectElsewhere(
  tx: Tx,
  { memberId }: { memberId: string },
  { group_id: groupId, name, month, day }: PersonRow,
): Promise<PersonRow | undefined> {
  return people(tx)
    .innerJoin('birthday_groups as g', 'g.group_id', 'p.group_id')
    .where('g.member_id', '=', memberId)
    .where('p.group_id', '!=', groupId)
    .where('p.kept', '=', 'own')
    .where('p.removed_at', 'is', null)
    .where(sql<boolean>`lower(p.name) = ${name.toLowerCase()}`)
    .where('p.month', '=', month)
    .where('p.day', '=', day)
    .limit(1)
    .forUpdate('p')
    .executeTakeFirst();
}

export async function insertPerson(tx: Tx, row: Insertable<BirthdayGroupPeopleTable>, keyHash: Buffer): Promise<void> {
  await tx.insertInto('birthday_group_people').values(row).execute();
  await tx.insertInto('birthday_group_keys').values({ key_hash: keyHash, person_id: row.person_id }).execute();
}

export async function updatePerson(tx: Tx, personId: string, set: Updateable<BirthdayGroupPeopleTable>): Promise<void> {
  await tx.updateTable('birthday_group_people').set(set).where('person_id', '=', personId).execute();
}

export async function deletePerson(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('birthday_group_people').where('person_id', '=', personId).execute();
}

/** A birthday of somebody on a list gives way to the one that the member keeps of the same person: from then on, the list does not change it. */
export async function leaveToMember(tx: Tx, { calendarId }: { calendarId: string }): Promise<void> {
  await tx
    .updateTable('birthday_group_people')
    .set({ kept: 'own', calendar_id: null, contact_id: null })
    .where('calendar_id', '=', calendarId)
    .execute();
}

/** The own links of one person become those of another. */
export async function moveKeys(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('birthday_group_keys').set({ person_id: to }).where('person_id', '=', from).execute();
}

/** A member's contacts of a name, without those that were added for people of a list; each with the day of its birthday, where there is one. */
export function selectContactsCalled(tx: Tx, { memberId, groupId }: Whose, name: string) {
  return tx
    .selectFrom('contacts as c')
    .leftJoin('calendar_entries as e', (join) =>
      join.onRef('e.contact_id', '=', 'c.contact_id').on('e.calendar_type_id', '=', 1).on('e.removed_at', 'is', null),
    )
    .select(['c.contact_id', 'e.calendar', 'e.month', 'e.day'])
    .where('c.member_id', '=', memberId)
    .where('c.removed_at', 'is', null)
    .where('c.state', '!=', 'died')
    .where(sql<boolean>`lower(c.name) = ${name.toLowerCase()}`)
    .where(sql<boolean>`not exists (
        select from birthday_group_people p where p.contact_id = c.contact_id and p.group_id = ${groupId}
      )`)
    .orderBy('c.contact_id')
    .execute();
}

/** What a contact is called, and whether anything of it stands in the calendar. */
export function selectAddedContact(tx: Tx, contactId: string) {
  return tx
    .selectFrom('contacts as c')
    .select([
      'c.name',
      sql<boolean>`exists (select from calendar_entries e where e.contact_id = c.contact_id)`.as('has_dates'),
    ])
    .where('c.contact_id', '=', contactId)
    .executeTakeFirst();
}

/** Which of these entries are in the calendar. */
export async function selectInCalendar(db: Queryable, calendarIds: readonly string[]): Promise<Set<string>> {
  if (calendarIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('calendar_entries')
    .select('calendar_id')
    .where('calendar_id', 'in', calendarIds)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ calendar_id: id }) => id));
}

/** Who reads that people have added themselves. */
export function selectReader(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'name', 'email', 'link_epoch', 'date_order'])
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}

/** Whom a member is told of on one day, list by list, in the order in which they were added. */
export function selectToTell(db: Queryable, memberId: string, day: string) {
  return db
    .selectFrom('birthday_group_people as p')
    .innerJoin('birthday_groups as g', 'g.group_id', 'p.group_id')
    .select(['g.group_id', 'g.name as group_name', 'p.name', 'p.year', 'p.month', 'p.day', 'p.kept'])
    .where('g.member_id', '=', memberId)
    .where('p.removed_at', 'is', null)
    .where('p.kept', '!=', 'self')
    .where(sql<boolean>`p.told_on = ${day}`)
    .orderBy('g.created_at')
    .orderBy('g.group_id')
    .orderBy('p.added_at')
    .orderBy('p.person_id')
    .execute();
}

/** Deletes for good whom members took off their lists before an instant. */
export async function deleteRemovedPeople(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('birthday_group_people').where('removed_at', '<', before).execute();
}

/** Deletes lists about which nobody has done anything since an instant. */
export async function deleteUntouchedGroups(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('birthday_groups').where('touched_at', '<', before).execute();
}
