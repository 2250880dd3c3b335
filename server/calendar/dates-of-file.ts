import type { Tx } from '#db/client.ts';
import { CALENDAR_TYPES, type OwnType } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import { problemOf } from '#shared/dates/partial-date.ts';
import { newId } from '#shared/ids.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { columnsOf, fullCalendar } from './columns.ts';
import { insertEntries, keyOfDate, removeImportedEntries, selectDatesOf } from './file-queries.ts';
import { countAllEntries } from './queries.ts';
import type { Place } from './view.ts';

/** A date of a file, of a contact, in the Gregorian calendar. */
export type DateOfFile = {
  contactId: string;
  type: OwnType;
  /** what an event is called */ name: string;
  date: { year: number | null; month: number | null; day: number | null };
};
const GREGORIAN = { calendar: 'gregorian', isLeapMonth: false, leapDayRule: 'february-28' } as const;

/**
 * Adds the dates of a file. Dates that there cannot be are left out, and so are those that a contact has already, and a second birthday.
 * @returns how many were added. @throws Failure where the calendar is full.
 */
export async function addDatesOfFile(
  tx: Tx,
  { memberId, importId, at, place }: { memberId: string; importId: string; at: Date; place: Place },
  dates: readonly DateOfFile[],
): Promise<number> {
  const known = new Set(await selectDatesOf(tx, [...new Set(dates.map(({ contactId }) => contactId))]));
  const rows = dates.flatMap(({ contactId, type, name, date: said }) => {
    const date: YearlyDate = { ...GREGORIAN, ...said };
    if (problemOf(date, place.today) !== null) return [];
    const row = {
      calendar_id: newId(at.getTime()),
      member_id: memberId,
      contact_id: contactId,
      calendar_type_id: CALENDAR_TYPES[type],
      name: type === 'event' ? name : null,
      note: '',
      ...columnsOf(date, place),
      import_id: importId,
      created_at: at,
      updated_at: at,
    };
    const key = keyOfDate(row);
    if (known.has(key)) return [];
    known.add(key);
    return [row];
  });
  if ((await countAllEntries(tx, memberId)) + rows.length > ENTRIES_MAX) throw fullCalendar();
  return insertEntries(tx, rows);
}

/** Takes the dates that an import added out of the calendar, but not those that were changed since, nor those of the contacts that stay. */
export function undoDatesOfFile(
  tx: Tx,
  { importId, at, staying }: { importId: string; at: Date; staying: readonly string[] },
): Promise<void> {
  return removeImportedEntries(tx, importId, staying, at);
}
