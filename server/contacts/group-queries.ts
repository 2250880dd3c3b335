import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

/** The groups of a member by name, each in the case in which most people have it, with how many are in it. */
export async function selectGroups(db: Queryable, memberId: string): Promise<{ name: string; people: number }[]> {
  const { rows } = await sql<{ name: string; people: number }>`
    select mode() within group (order by g.name) as name, count(distinct c.contact_id)::integer as people
    from contacts c cross join lateral unnest(c.groups) as g (name)
    where c.member_id = ${memberId} and c.removed_at is null
    group by lower(g.name) order by lower(g.name)`.execute(db);
  return rows;
}

/** The ids of all who are in a group, those who were removed less than a day ago included. */
export async function selectPeopleOfGroup(tx: Tx, memberId: string, group: string): Promise<string[]> {
  const { rows } = await sql<{ contact_id: string }>`
    select contact_id from contacts
    where member_id = ${memberId} and ${isIn(group)} order by contact_id for update`.execute(tx);
  return rows.map(({ contact_id: contactId }) => contactId);
}

/** Some of a member's contacts, locked in the order of their ids. Those that were removed are left out. */
export async function lockContacts(tx: Tx, memberId: string, contactIds: readonly string[]) {
  const { rows } = await sql<{ contact_id: string; name: string; groups: string[] }>`
    select contact_id, name, groups from contacts
    where member_id = ${memberId} and removed_at is null and contact_id = any(${[...contactIds]}::uuid[])
    order by contact_id for update`.execute(tx);
  return rows;
}

/** Puts contacts into a group, those that are not in it. */
export async function addToGroup(
  tx: Tx,
  memberId: string,
  group: string,
  contactIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update contacts set groups = groups || ${group}::text, updated_at = ${at}
    where member_id = ${memberId} and contact_id = any(${[...contactIds]}::uuid[]) and not ${isIn(group)}`.execute(tx);
}

/** Takes contacts out of a group. */
export async function removeFromGroup(
  tx: Tx,
  memberId: string,
  group: string,
  contactIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update contacts set updated_at = ${at},
      groups = array(
        select g.name from unnest(groups) with ordinality as g (name, place)
        where lower(g.name) <> lower(${group}) order by g.place)
    where member_id = ${memberId} and contact_id = any(${[...contactIds]}::uuid[]) and ${isIn(group)}`.execute(tx);
}

/** Renames a group with everybody who is in it. */
export async function renameGroup(tx: Tx, memberId: string, group: string, name: string, at: Date): Promise<void> {
  await sql`
    update contacts set updated_at = ${at},
      groups = array(
        select case when lower(g.name) = lower(${group}) then ${name}::text else g.name end
        from unnest(groups) with ordinality as g (name, place) order by g.place)
    where member_id = ${memberId} and ${isIn(group)}`.execute(tx);
}

/** Whether a contact is in a group, in whatever case its name is written. */
const isIn = (group: string) =>
  sql<boolean>`lower(${group}) in (select lower(g.name) from unnest(contacts.groups) as g (name))`;
