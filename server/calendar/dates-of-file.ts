import type { Tx } from '#db/client.ts';
import { CALENDAR_TYPES, type OwnType } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import { problemOf } from '#shared/dates/partial-date.ts';
import { newId } from '#shared/ids.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { columnsOf, fullCalendar } from './columns.ts';
import {
  deleteDateChanges,
  insertDateChange,
  insertEntries,
  keyOfDate,
  lockChangedDates,
  lockDates,
  removeImportedEntries,
  selectDatesOf,
} from './file-queries.ts';
import { countAllEntries, updateEntry } from './queries.ts';
import type { Place } from './view.ts';

/** A date of a file, of a contact, in the Gregorian calendar. */
export type DateOfFile = {
  contactId: string;
  type: OwnType;
  /** what an event is called */ name: string;
  date: { year: number | null; month: number | null; day: number | null };
  /** the date of the contact that it takes the place of; null where it is another one */ replaces: string | null;
};
const GREGORIAN = { calendar: 'gregorian', isLeapMonth: false, leapDayRule: 'february-28' } as const;

/**
 * Adds the dates of a file. Dates that there cannot be are left out, and so are those that a contact has already, and a second birthday. One that is to take
 * the place of another does so where that is the contact's own date of the same kind, in the same calendar.
 * @returns how many were added or changed. @throws Failure where the calendar is full.
 */
export async function addDatesOfFile(
  tx: Tx,
  whose: { memberId: string; importId: string; at: Date; place: Place },
  dates: readonly DateOfFile[],
): Promise<number> {
  const { memberId, importId, at, place } = whose;
  const changed = await replaceDates(tx, whose, dates);
  const known = new Set(await selectDatesOf(tx, [...new Set(dates.map(({ contactId }) => contactId))]));
  const rows = dates.flatMap(({ contactId, type, name, date: said, replaces }) => {
    if (replaces !== null) return [];
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
  return changed + (await insertEntries(tx, rows));
}

/** Puts dates of a file in the place of others, and keeps what these were. @returns how many */
async function replaceDates(
  tx: Tx,
  { memberId, importId, at, place }: { memberId: string; importId: string; at: Date; place: Place },
  dates: readonly DateOfFile[],
): Promise<number> {
  const replacing = new Map(dates.flatMap((date) => (date.replaces === null ? [] : [[date.replaces, date]])));
  let changed = 0;
  for (const row of await lockDates(tx, memberId, [...replacing.keys()])) {
    const given = replacing.get(row.calendar_id);
    if (given === undefined || row.contact_id !== given.contactId) continue;
    const date: YearlyDate = { ...GREGORIAN, leapDayRule: row.leap_day_rule, ...given.date };
    const isSameKind = row.calendar_type_id === CALENDAR_TYPES[given.type] && row.calendar === 'gregorian';
    if (!isSameKind || problemOf(date, place.today) !== null) continue;
    await insertDateChange(tx, row, importId, at);
    await updateEntry(tx, row.calendar_id, { ...columnsOf(date, place), updated_at: at });
    changed++;
  }
  return changed;
}

/**
 * Takes the dates that an import added out of the calendar, and gives those that it changed back what they were; but not those that were changed since, nor
 * those of the contacts that stay.
 */
export async function undoDatesOfFile(
  tx: Tx,
  { importId, at, staying, place }: { importId: string; at: Date; staying: readonly string[]; place: Place },
): Promise<void> {
  for (const row of await lockChangedDates(tx, importId)) {
    const { calendar, year, month, is_leap_month: isLeapMonth, day, leap_day_rule: leapDayRule } = row;
    const date: YearlyDate = { calendar, year, month, isLeapMonth, day, leapDayRule };
    await updateEntry(tx, row.calendar_id, { ...columnsOf(date, place), updated_at: row.updated_at });
  }
  await deleteDateChanges(tx, importId);
  await removeImportedEntries(tx, importId, staying, at);
}
