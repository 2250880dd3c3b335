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
