import type { Queryable } from '#db/client.ts';
import { findHoliday, holidayPath } from '#server/holidays/holidays.ts';
import type { Relationship } from '#shared/people/relationships.ts';
import { yearsAt } from '#shared/dates/occurrences.ts';
import { CALENDAR_TYPES, KEPT_TYPES, type KeptType } from '#shared/dates/calendar-types.ts';
import { dateOf } from './entry-days.ts';
import { type EntryRow, selectAnyEntry, selectEntriesById } from './queries.ts';

/** An entry on a day on which it comes. */
export type Remembered = {
  memberId: string;
  calendarId: string;
  /** whose it is; null where it is nobody's */ contactId: string | null;
  type: KeptType;
  /** the person’s, the couple’s, or what the day is called */ name: string;
  /** `YYYY-MM-DD` */ on: string;
  /** How many years it is then; null where that is unknown. */ years: number | null;
  /** of a holiday: which (server/holidays) */ holidayId: string | null;
  /** of a holiday: whether it begins in the evening of the day */ isEvening: boolean;
  /** of a holiday: the path of its category of cards */ category: string | null;
  note: string;
  /** Who they are to the member, and what cards for them should leave out. */ relationship: Relationship | null;
  avoid: readonly string[];
  /** The days before that were chosen for its person; null where those of the account hold. */ leads: number[] | null;
};

/**
 * A member's entries on days on which they come, the next one first, those of a day by their name. Left out are those that were removed meanwhile, that the member is not to be reminded
 * of, or about which something was done.
 */
export async function listRemembered(
  db: Queryable,
  memberId: string,
  days: readonly { calendarId: string; on: string }[],
): Promise<Remembered[]> {
  const rows = await selectEntriesById(
    db,
    memberId,
    days.map(({ calendarId }) => calendarId),
  );
  const byId = new Map(rows.map((row) => [row.calendar_id, row]));
  const remembered = days.flatMap(({ calendarId, on }) => {
    const row = byId.get(calendarId);
    const type = KEPT_TYPES.find((one) => CALENDAR_TYPES[one] === row?.calendar_type_id);
    if (row === undefined || type === undefined || row.is_blocked) return [];
    if ((on === row.next_on ? row.handled_as : on === row.last_on ? row.last_handled_as : null) !== null) return [];
    return [viewRemembered(row, type, on)];
  });
  return remembered.toSorted((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name));
}

/** An entry on a day on which it comes, `YYYY-MM-DD`, whoever keeps it; null where it was removed. */
export async function suggestedFor(db: Queryable, calendarId: string, on: string): Promise<Remembered | null> {
  const row = await selectAnyEntry(db, calendarId);
  const type = KEPT_TYPES.find((one) => CALENDAR_TYPES[one] === row?.calendar_type_id);
  return row === undefined || type === undefined ? null : viewRemembered(row, type, on);
}

export function viewRemembered(row: EntryRow, type: KeptType, on: string): Remembered {
  const holiday = row.holiday_id === null ? null : findHoliday(row.holiday_id);
  return {
    memberId: row.member_id,
    calendarId: row.calendar_id,
    contactId: row.contact_id,
    type,
    name: row.name ?? row.contact_name ?? '',
    on,
    years: yearsAt(dateOf(row), on),
    holidayId: row.holiday_id,
    isEvening: holiday?.isEvening ?? false,
    category: holiday === null ? null : holidayPath(holiday),
    note: row.note,
    relationship: row.contact_relationship,
    avoid: row.contact_avoid ?? [],
    leads: row.contact_leads,
  };
}
