import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { CalendarEntriesTable } from './tables.ts';

/** Inserts entries; a birthday of somebody who has one is left out. @returns how many there are now */
export async function insertEntries(tx: Tx, rows: readonly Insertable<CalendarEntriesTable>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const inserted = await tx
    .insertInto('calendar_entries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('contact_id').where('calendar_type_id', '=', 1).where('removed_at', 'is', null).doNothing(),
    )
    .returning('calendar_id')
    .execute();
  return inserted.length;
}

/** The dates that contacts have, as a text for each that says its kind, its name and its day. */
export async function selectDatesOf(tx: Tx, contactIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (contactIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('calendar_entries')
    .select(['contact_id', 'calendar_type_id', 'name', 'month', 'day'])
    .where('contact_id', 'in', contactIds)
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(keyOfDate));
}

/** What makes two dates of a contact the same one. */
export function keyOfDate(
  row: Pick<Selectable<CalendarEntriesTable>, 'contact_id' | 'calendar_type_id' | 'name' | 'month' | 'day'>,
): string {
  return [row.contact_id, row.calendar_type_id, row.name?.toLowerCase(), row.month, row.day].join(' ');
}

/** Removes the entries that an import added, but not those that were changed since, nor those of some contacts. */
export async function removeImportedEntries(
  tx: Tx,
  importId: string,
  staying: readonly string[],
  at: Date,
): Promise<void> {
  // The contacts are given as a list: right after an import the planner knows nothing of its rows, and a join of two tables may take minutes.
  await sql`
    update calendar_entries set removed_at = ${at}
    where import_id = ${importId} and removed_at is null and updated_at = created_at
      and (contact_id is null or contact_id <> all(${[...staying]}::uuid[]))`.execute(tx);
}

/** Some dates of a member, locked until the end of the transaction; none that was removed. */
export function lockDates(tx: Tx, memberId: string, calendarIds: readonly string[]) {
  if (calendarIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('calendar_entries')
    .select(['contact_id', 'calendar_type_id', ...DATE_COLUMNS])
    .where('member_id', '=', memberId)
    .where('calendar_id', 'in', calendarIds)
    .where('removed_at', 'is', null)
    .orderBy('calendar_id')
    .forUpdate()
    .execute();
}
const DATE_COLUMNS = [
  'calendar_id',
  'calendar',
  'year',
  'month',
  'is_leap_month',
  'day',
  'leap_day_rule',
  'updated_at',
] as const;

/** Keeps what a date was before an import. What it was before the same import once more stays. */
export async function insertDateChange(
  tx: Tx,
  row: Pick<Selectable<CalendarEntriesTable>, (typeof DATE_COLUMNS)[number]>,
  importId: string,
  at: Date,
): Promise<void> {
  const { calendar_id, calendar, year, month, is_leap_month, day, leap_day_rule, updated_at } = row;
  const before = { calendar_id, calendar, year, month, is_leap_month, day, leap_day_rule, updated_at };
  await tx
    .insertInto('imported_date_changes')
    .values({ ...before, import_id: importId, changed_at: at })
    .onConflict((conflict) => conflict.columns(['import_id', 'calendar_id']).doUpdateSet({ changed_at: at }))
    .execute();
}

/** What the dates that an import changed were before, without those that were changed or removed since. The dates are locked. */
export function lockChangedDates(tx: Tx, importId: string) {
  return tx
    .selectFrom('imported_date_changes as c')
    .innerJoin('calendar_entries as e', (join) =>
      join.onRef('e.calendar_id', '=', 'c.calendar_id').onRef('e.updated_at', '=', 'c.changed_at'),
    )
    .select([
      'c.calendar_id',
      'c.calendar',
      'c.year',
      'c.month',
      'c.is_leap_month',
      'c.day',
      'c.leap_day_rule',
      'c.updated_at',
    ])
    .where('c.import_id', '=', importId)
    .where('e.removed_at', 'is', null)
    .orderBy('c.calendar_id')
    .forUpdate('e')
    .execute();
}

export async function deleteDateChanges(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('imported_date_changes').where('import_id', '=', importId).execute();
}
