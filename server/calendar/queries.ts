import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#db/client.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import type { CalendarEntriesTable } from './tables.ts';

/** An entry, with the name of its contact. */
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];
type Whose = { memberId: string };
/** The columns that make a date. */
type DateColumns = Pick<
  Selectable<CalendarEntriesTable>,
  'calendar' | 'year' | 'month' | 'is_leap_month' | 'day' | 'leap_day_rule' | 'holiday_id'
>;
/** Whose entries: all; without those of people who are paused or have died; or those of one contact. */
export type EntryScope = 'all' | 'kept' | { contactId: string };
const isInScope = (scope: EntryScope) =>
  scope === 'all'
    ? sql<boolean>`true`
    : scope === 'kept'
      ? sql<boolean>`coalesce(c.state, 'kept') = 'kept'`
      : sql<boolean>`e.contact_id = ${scope.contactId}`;
/** What day it is for a member, `YYYY-MM-DD`. */
export type MemberDay = { memberId: string; today: string };

const entriesOf = (db: Queryable, memberId: string) => allEntries(db).where('e.member_id', '=', memberId);

function allEntries(db: Queryable) {
  return db
    .selectFrom('calendar_entries as e')
    .leftJoin('contacts as c', 'c.contact_id', 'e.contact_id')
    .leftJoin('calendar_occurrences as next', (join) =>
      join.onRef('next.calendar_id', '=', 'e.calendar_id').on(sql<boolean>`next.day = e.next_on`),
    )
    .leftJoin('calendar_occurrences as last', (join) =>
      join.onRef('last.calendar_id', '=', 'e.calendar_id').on(sql<boolean>`last.day = e.last_on`),
    )
    .select([
      'e.calendar_id',
      'e.member_id',
      'e.contact_id',
      'e.calendar_type_id',
      'e.name',
      'e.note',
      'e.calendar',
      'e.year',
      'e.month',
      'e.is_leap_month',
      'e.day',
      'e.leap_day_rule',
      'e.holiday_id',
      'e.is_blocked',
      'e.removed_at',
      'c.name as contact_name',
      'c.state as contact_state',
      'c.reminder_leads as contact_leads',
      'c.relationship as contact_relationship',
      'c.avoid as contact_avoid',
      'next.handled_as',
      'next.card_send_id',
      'last.handled_as as last_handled_as',
      sql<string | null>`e.next_on::text`.as('next_on'),
      sql<string | null>`e.last_on::text`.as('last_on'),
      sql<string | null>`e.snoozed_until::text`.as('snoozed_until'),
      sql<string | null>`e.snoozed_day::text`.as('snoozed_day'),
    ]);
}

/** A page of a member's entries, the next one first. */
export function selectEntries(
  db: Queryable,
  {
    memberId,
    typeId,
    scope,
    limit,
    offset,
  }: Whose & { typeId: number | null; scope: EntryScope; limit: number; offset: number },
) {
  return entriesOf(db, memberId)
    .where('e.removed_at', 'is', null)
    .$if(typeId !== null, (query) => query.where('e.calendar_type_id', '=', typeId))
    .where(isInScope(scope))
    .orderBy('e.next_on', (order) => order.asc().nullsLast())
    .orderBy('e.calendar_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Days of an entry of somebody, from one on and before another, `YYYY-MM-DD`. */
type YearOf = Whose & { from: string; before: string };
/** The entries of people, of nobody who is paused or has died, whose next day is among some days. One of which only the month is known has none. */
const ofPeople = ({ memberId, from, before }: YearOf) => sql<boolean>`
  e.member_id = ${memberId} and e.removed_at is null and e.day is not null and c.contact_id is not null
  and c.state = 'kept' and e.next_on >= ${from}::date and e.next_on < ${before}::date`;

/** A page of a member's entries that are of people, the next one first, with where each of them is written to. @param calendarIds of these only */
export function selectEntriesOfPeople(
  db: Queryable,
  { limit, offset, calendarIds, ...of }: YearOf & { limit: number; offset: number; calendarIds?: readonly string[] },
) {
  return allEntries(db)
    .select(['c.emails as contact_emails', 'c.zone as contact_zone'])
    .where(ofPeople(of))
    .$if(calendarIds !== undefined, (query) => query.where(sql<boolean>`e.calendar_id = any(${calendarIds}::uuid[])`))
    .orderBy('e.next_on')
    .orderBy('e.calendar_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many these are, and of how many something was done about that day. */
export async function countEntriesOfPeople(db: Queryable, of: YearOf): Promise<{ total: number; handled: number }> {
  const { rows } = await sql<{ total: number; handled: number }>`
    select count(*)::integer as total, count(o.calendar_id)::integer as handled
    from calendar_entries e
    join contacts c on c.contact_id = e.contact_id
    left join calendar_occurrences o on o.calendar_id = e.calendar_id and o.day = e.next_on
    where ${ofPeople(of)}`.execute(db);
  return rows[0] ?? { total: 0, handled: 0 };
}

/** One of a member's entries, also where it was removed. */
export function selectEntry(db: Queryable, { memberId, calendarId }: Whose & { calendarId: string }) {
  return entriesOf(db, memberId).where('e.calendar_id', '=', calendarId).executeTakeFirst();
}

/** An entry, whoever keeps it; none that was removed. */
export function selectAnyEntry(db: Queryable, calendarId: string) {
  return allEntries(db).where('e.calendar_id', '=', calendarId).where('e.removed_at', 'is', null).executeTakeFirst();
}

/** Some of a member's entries, without those that were removed, and those of people who are paused or have died. */
export function selectEntriesById(db: Queryable, memberId: string, calendarIds: readonly string[]) {
  if (calendarIds.length === 0) return Promise.resolve([]);
  return entriesOf(db, memberId)
    .where('e.calendar_id', 'in', calendarIds)
    .where('e.removed_at', 'is', null)
    .where(isInScope('kept'))
    .execute();
}

/** One of a member's entries, locked until the end of the transaction. */
export function lockEntry(tx: Tx, { memberId, calendarId }: Whose & { calendarId: string }) {
  return entriesOf(tx, memberId).where('e.calendar_id', '=', calendarId).forUpdate('e').executeTakeFirst();
}

/** How many entries a member has of each kind. */
export function countEntries(db: Queryable, { memberId, scope }: Whose & { scope: EntryScope }) {
  return db
    .selectFrom('calendar_entries as e')
    .leftJoin('contacts as c', 'c.contact_id', 'e.contact_id')
    .select((eb) => ['e.calendar_type_id', eb.fn.countAll<string>().as('count')])
    .where('e.member_id', '=', memberId)
    .where('e.removed_at', 'is', null)
    .where(isInScope(scope))
    .groupBy('e.calendar_type_id')
    .execute();
}

/** Takes the entries of a contact out of the calendar, at the instant at which the contact is removed. */
export async function removeEntriesOf(tx: Tx, contactId: string, at: Date): Promise<void> {
  await tx
    .updateTable('calendar_entries')
    .set({ removed_at: at })
    .where('contact_id', '=', contactId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Puts back those entries of a contact that were removed at this instant. Of what was there before none comes back. */
export async function putBackEntriesOf(tx: Tx, contactId: string, removedAt: Date): Promise<void> {
  await tx
    .updateTable('calendar_entries')
    .set({ removed_at: null })
    .where('contact_id', '=', contactId)
    .where('removed_at', '=', removedAt)
    .execute();
}

/** Of a date that comes once a year, the stored next day is further away than this only if it was today or yesterday, in days. */
const ALMOST_A_YEAR = 350;

/** Entries of a member `m` that are kept and whose next day is such. Each condition is a range of the index by which they are read. */
const thoseWhose = (nextDay: RawBuilder<unknown>) => sql`
  select e.calendar_id, e.calendar, e.year, e.month, e.is_leap_month, e.day, e.leap_day_rule, e.holiday_id, e.next_on::text as next_on
  from calendar_entries e
  where e.member_id = m.member_id and e.removed_at is null and ${nextDay}`;

/**
 * Entries of members whose stored next day may be wrong: it has passed, or it is a year away. That is so after its day, and wrong for a member who moved
 * to a place where it is still that day.
 */
export async function selectEntriesToMove(db: Queryable, members: readonly MemberDay[]) {
  const { rows } = await sql<
    DateColumns & { calendar_id: string; next_on: string; today: string }
  >`select e.*, m.today::text as today
    from ${arrayOf(members)} as m (member_id, today)
    cross join lateral (
      ${thoseWhose(sql`e.next_on < m.today`)}
      union all ${thoseWhose(sql`e.next_on >= m.today + ${ALMOST_A_YEAR}::int`)}
    ) as e`.execute(db);
  return rows;
}

function arrayOf(members: readonly MemberDay[]) {
  return sql`unnest(
    ${members.map(({ memberId }) => memberId)}::uuid[],
    ${members.map(({ today }) => today)}::date[]
  )`;
}

/**
 * Sets the next day of entries, unless it was changed meanwhile. One that was before is remembered as the last day on which the entry came.
 * @param days each with the day that was stored
 */
export async function updateNextDays(
  db: Queryable,
  days: readonly { calendarId: string; stored: string; nextOn: string }[],
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    update calendar_entries e
    set next_on = d.next_on, last_on = case when e.next_on < d.next_on then e.next_on else e.last_on end
    from unnest(
      ${days.map(({ calendarId }) => calendarId)}::uuid[],
      ${days.map(({ stored }) => stored)}::date[],
      ${days.map(({ nextOn }) => nextOn)}::date[]
    ) as d (calendar_id, stored, next_on)
    where e.calendar_id = d.calendar_id and e.next_on = d.stored`.execute(db);
}

export async function insertEntry(tx: Tx, row: Insertable<CalendarEntriesTable>): Promise<void> {
  await tx.insertInto('calendar_entries').values(row).execute();
}

export async function updateEntry(tx: Tx, calendarId: string, set: Updateable<CalendarEntriesTable>): Promise<void> {
  await tx.updateTable('calendar_entries').set(set).where('calendar_id', '=', calendarId).execute();
}

export async function deleteEntry(tx: Tx, calendarId: string): Promise<void> {
  await tx.deleteFrom('calendar_entries').where('calendar_id', '=', calendarId).execute();
}

/** Notes what was done about a date on one of its days, or with null that nothing was. */
export async function setHandled(
  tx: Tx,
  { calendarId, day }: { calendarId: string; day: string },
  handledAs: HandledAs | null,
  at: Date,
): Promise<void> {
  if (handledAs === null) {
    await tx
      .deleteFrom('calendar_occurrences')
      .where('calendar_id', '=', calendarId)
      .where('day', '=', sql<string>`${day}::date`)
      .execute();
    return;
  }
  await tx
    .insertInto('calendar_occurrences')
    .values({ calendar_id: calendarId, day, handled_as: handledAs, card_send_id: null, handled_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['calendar_id', 'day'])
        .doUpdateSet({ handled_as: handledAs, card_send_id: null, handled_at: at }),
    )
    .execute();
}

/** Notes that a card answers a date, unless something else was noted. */
export async function insertHandledByCard(
  tx: Tx,
  { calendarId, day }: { calendarId: string; day: string },
  cardSendId: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('calendar_occurrences')
    .values({ calendar_id: calendarId, day, handled_as: 'card', card_send_id: cardSendId, handled_at: at })
    .onConflict((conflict) => conflict.columns(['calendar_id', 'day']).doNothing())
    .execute();
}

/** Takes back what was noted by a card. */
export async function deleteHandledByCard(tx: Tx, cardSendId: string): Promise<void> {
  await tx.deleteFrom('calendar_occurrences').where('card_send_id', '=', cardSendId).execute();
}

/** Whose an entry is, with what is known of them: nothing where the day is nobody's. Null where the entry was removed. */
export async function selectPersonOf(db: Queryable, calendarId: string) {
  const row = await db
    .selectFrom('calendar_entries as e')
    .leftJoin('contacts as c', 'c.contact_id', 'e.contact_id')
    .select(['e.member_id', 'e.contact_id', 'c.name', 'c.emails', 'c.zone'])
    .where('e.calendar_id', '=', calendarId)
    .where('e.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { member_id: memberId, contact_id: contactId, name, emails, zone } = row;
  return { memberId, contactId, name, email: emails?.[0] ?? null, timeZone: zone };
}

/** What a member did about their dates, the first day first. */
export function selectHandled(db: Queryable, memberId: string) {
  return db
    .selectFrom('calendar_occurrences as o')
    .innerJoin('calendar_entries as e', 'e.calendar_id', 'o.calendar_id')
    .select(['o.calendar_id', sql<string>`o.day::text`.as('day'), 'o.handled_as'])
    .where('e.member_id', '=', memberId)
    .orderBy('o.day')
    .execute();
}

/** Whether a contact has another birthday than this entry. */
export async function hasBirthday(tx: Tx, contactId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('calendar_entries')
    .select('calendar_id')
    .where('contact_id', '=', contactId)
    .where('calendar_type_id', '=', 1)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes entries that were removed before an instant. @returns their contacts that have no other entry */
export async function deleteRemovedEntries(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .deleteFrom('calendar_entries')
    .where('removed_at', '<', before)
    .returning('contact_id')
    .execute();
  const contactIds = [...new Set(gone.flatMap(({ contact_id: id }) => id ?? []))];
  if (contactIds.length === 0) return [];
  const used = await tx
    .selectFrom('calendar_entries')
    .select('contact_id')
    .where('contact_id', 'in', contactIds)
    .execute();
  const isUsed = new Set(used.map(({ contact_id: id }) => id));
  return contactIds.filter((id) => !isUsed.has(id));
}

/** When a member is reminded: the hour of the day, how many days before, and the time zone (IANA) of both; and the member's country, where it was said. */
export function selectReminderTimes(db: Queryable, memberId: string) {
  return db
    .selectFrom('members')
    .select(['zone', 'country_id', 'reminder_hour', 'reminder_leads'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The holidays that a member has chosen, and those that were taken out again within a day. @param how `lock` until the end of the transaction */
export async function selectChosenHolidays(db: Queryable, memberId: string, how: 'look' | 'lock' = 'look') {
  const rows = await db
    .selectFrom('calendar_entries')
    .select(['calendar_id', 'holiday_id', 'removed_at'])
    .where('member_id', '=', memberId)
    .where('holiday_id', 'is not', null)
    .$if(how === 'lock', (query) => query.forUpdate())
    .$narrowType<{ holiday_id: string }>()
    .execute();
  return rows;
}

/** How many entries a member has, removed ones included. */
export async function countAllEntries(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
