import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { AskedPerson } from './policy.ts';
import type { BirthdayRequestsTable } from './tables.ts';

export type RequestRow = Selectable<BirthdayRequestsTable>;
/** A request with what is known of the member who asks. */
export type OpenRequestRow = NonNullable<Awaited<ReturnType<typeof selectOpenRequest>>>;

/** The member who asks. */
export function selectAsker(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['name', 'email', 'email_confirmed_at', 'country_id', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Requests of one member, one after the other, until the end of the transaction. */
export async function lockAsker(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`birthday-requests ${memberId}`}, 0))`.execute(tx);
}

/** The request that a member has made of a contact, an address or a number before. */
export function selectEarlier(
  tx: Tx,
  memberId: string,
  { contactId, email, mobile }: Pick<AskedPerson, 'contactId' | 'email' | 'mobile'>,
): Promise<RequestRow | undefined> {
  return tx
    .selectFrom('birthday_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((either) =>
      either.or([
        either('contact_id', '=', contactId ?? null),
        either(sql`lower(email)`, '=', email?.toLowerCase() ?? null),
        either('mobile', '=', mobile ?? null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function insertRequest(tx: Tx, row: Insertable<BirthdayRequestsTable>): Promise<void> {
  await tx.insertInto('birthday_requests').values(row).execute();
}

export async function updateRequest(tx: Tx, requestId: string, set: Updateable<BirthdayRequestsTable>): Promise<void> {
  await tx.updateTable('birthday_requests').set(set).where('request_id', '=', requestId).execute();
}

/**
 * The request that was made of a contact becomes that of the one it is merged into. Where both were asked, it stays open without a contact: its answer finds
 * them by its address.
 */
export async function moveRequestOfContact(
  tx: Tx,
  { memberId, contactId, intoId }: { memberId: string; contactId: string; intoId: string },
): Promise<void> {
  const own = await tx
    .selectFrom('birthday_requests')
    .select('request_id')
    .where('member_id', '=', memberId)
    .where('contact_id', '=', intoId)
    .executeTakeFirst();
  await tx
    .updateTable('birthday_requests')
    .set({ contact_id: own === undefined ? intoId : null })
    .where('member_id', '=', memberId)
    .where('contact_id', '=', contactId)
    .execute();
}

/** The birthday that was told gives way to the one that the member keeps: from then on, its friend does not change it. */
export async function moveRequestsOfDate(
  tx: Tx,
  { memberId, calendarId }: { memberId: string; calendarId: string },
): Promise<void> {
  await tx
    .updateTable('birthday_requests')
    .set({ calendar_id: null })
    .where('member_id', '=', memberId)
    .where('calendar_id', '=', calendarId)
    .execute();
}

/** Deletes a member's request. @returns whether there was one */
export async function deleteRequest(tx: Tx, memberId: string, requestId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('birthday_requests')
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A page of a member's requests, the last one first. */
export function selectRequests(
  db: Queryable,
  { memberId, limit, offset }: { memberId: string; limit: number; offset: number },
): Promise<RequestRow[]> {
  return db
    .selectFrom('birthday_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Contacts of a member without a birthday, whom the member has not asked yet. @param like a part of a name or of an address, in lower case; empty for all */
const askable = (db: Queryable, memberId: string, like: string) =>
  db
    .selectFrom('contacts as c')
    .where('c.member_id', '=', memberId)
    .where('c.removed_at', 'is', null)
    .where('c.state', '=', 'kept')
    .where(
      sql<boolean>`not exists (
        select from calendar_entries e where e.contact_id = c.contact_id and e.calendar_type_id = 1 and e.removed_at is null
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from birthday_requests r
        where r.member_id = c.member_id and (r.bounced_at is null or r.answered_at is not null)
          and (r.contact_id = c.contact_id or lower(r.email) in (select lower(one) from unnest(c.emails) as one))
      )`,
    )
    .$if(like !== '', (query) =>
      query.where(
        sql<boolean>`position(${like} in lower(c.name)) > 0 or position(${like} in lower(array_to_string(c.emails, ' '))) > 0`,
      ),
    );

/** A page of them by name. */
export function selectAskable(
  db: Queryable,
  { memberId, like, limit, offset }: { memberId: string; like: string; limit: number; offset: number },
) {
  return askable(db, memberId, like)
    .select(['c.contact_id', 'c.name', 'c.emails', 'c.phones'])
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.contact_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAskable(db: Queryable, { memberId, like }: { memberId: string; like: string }) {
  const { count } = await askable(db, memberId, like)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countRequests(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('birthday_requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Requests that can be answered: none of a member who is leaving, nor of a contact who was removed or has died. */
const openRequests = (db: Queryable) =>
  db
    .selectFrom('birthday_requests as r')
    .innerJoin('members as m', 'm.member_id', 'r.member_id')
    .leftJoin('contacts as c', 'c.contact_id', 'r.contact_id')
    .selectAll('r')
    .select([
      'm.email as asker_email',
      'm.zone as asker_zone',
      'm.birth_year',
      'm.birth_month',
      'm.birth_day',
      'm.hides_birth_year',
    ])
    .where('m.leaving_at', 'is', null)
    .where((both) => both.and([both('c.removed_at', 'is', null), both(sql`coalesce(c.state, 'kept')`, '!=', 'died')]));

/** The request of a link, where it can be answered. */
export function selectOpenRequest(db: Queryable, linkHash: Buffer) {
  return openRequests(db).where('r.link_hash', '=', linkHash).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function lockOpenRequest(tx: Tx, linkHash: Buffer): Promise<OpenRequestRow | undefined> {
  return openRequests(tx).where('r.link_hash', '=', linkHash).forUpdate('r').executeTakeFirst();
}

/** A request by its id, where it can be answered. */
export function selectOpenRequestById(db: Queryable, requestId: string): Promise<OpenRequestRow | undefined> {
  return openRequests(db).where('r.request_id', '=', requestId).executeTakeFirst();
}

/** Who reads that somebody has answered. */
export function selectReader(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['member_id', 'name', 'email', 'link_epoch', 'date_order'])
    .where('member_id', '=', memberId)
    .where('leaving_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that the mail of a request came back, or that its text did not arrive. */
export async function setBounced(tx: Tx, requestId: string, at: Date): Promise<void> {
  await tx.updateTable('birthday_requests').set({ bounced_at: at }).where('request_id', '=', requestId).execute();
}

/** Deletes requests made before an instant that nobody has answered or refused. */
export async function deleteUnanswered(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('birthday_requests')
    .where('created_at', '<', before)
    .where('answered_at', 'is', null)
    .where('is_declined', '=', false)
    .execute();
}
