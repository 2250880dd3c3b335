import { sql } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';

/** Two contacts that have a name or an email address in common. */
export type DuplicateRow = { contact_id: string; other_id: string; has_same_name: boolean; has_same_email: boolean };

/**
 * Each contact beside the first one that has the same name or address. A pair for every two of many people with one name would be a long list of the same
 * question: once the first two are merged, the next pair comes.
 */
const duplicatesOf = (memberId: string) => sql`
  with keys as (
    select contact_id, 'name' as kind, lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) as key
    from contacts where member_id = ${memberId} and removed_at is null
    union
    select c.contact_id, 'email', lower(e.email)
    from contacts c cross join lateral unnest(c.emails) as e (email) where c.member_id = ${memberId} and c.removed_at is null
  ), firsts as (
    select contact_id as other_id, kind, first_value(contact_id) over (partition by kind, key order by contact_id) as contact_id
    from keys
  ), pairs as (
    select contact_id, other_id, bool_or(kind = 'name') as has_same_name, bool_or(kind = 'email') as has_same_email
    from firsts where contact_id <> other_id group by contact_id, other_id
  ), open as (
    select p.* from pairs p where not exists (
      select from contact_distinctions d where d.contact_id = p.contact_id and d.other_id = p.other_id)
  )`;

/** Those that have both in common are first. */
export async function selectDuplicates(
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`${duplicatesOf(memberId)}
    select * from open order by has_same_name and has_same_email desc, contact_id, other_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countDuplicates(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`${duplicatesOf(memberId)} select count(*)::integer as count from open`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @param pair the lower id is first */
export async function insertDistinction(
  tx: Tx,
  { memberId, contactId, otherId, at }: { memberId: string; contactId: string; otherId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('contact_distinctions')
    .values({ contact_id: contactId, other_id: otherId, member_id: memberId, created_at: at })
    .onConflict((conflict) => conflict.columns(['contact_id', 'other_id']).doNothing())
    .execute();
}
