import type { Queryable } from '#db/client.ts';
import { findHoliday, holidayPath } from '#server/holidays/holidays.ts';
import { CALENDAR_TYPES, KEPT_TYPES, type KeptType } from '#shared/dates/calendar-types.ts';
import { yearsAt, type YearlyDate } from '#shared/dates/occurrences.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { dateOf, entryDaysFrom } from './entry-days.ts';
import { type EntryRow, selectEntries } from './queries.ts';
import { reminderNameOf } from './view.ts';

/** One of the days on which an entry comes. */
export type Occurrence = {
  calendarId: string;
  type: KeptType;
  /** “Amelie turns 34” */ name: string;
  /** `YYYY-MM-DD` */ on: string;
  isEvening: boolean;
  /** of a holiday: the path of its category of cards */ category: string | null;
  /** what was done about it; null where nothing was yet */ handledAs: HandledAs | null;
  /** whether the member is reminded of it */ isReminded: boolean;
  /** the days before that were chosen for its person; null where those of the account hold */ ownLeads:
    | readonly number[]
    | null;
};

/** All days between two, both included, on which a member's entries come, the first one first. Left out are those whose day is unknown, and people who are paused or have died. */
export async function listOccurrences(
  db: Queryable,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<Occurrence[]> {
  const rows = await selectEntries(db, { memberId, typeId: null, scope: 'kept', limit: ENTRIES_MAX, offset: 0 });
  return rows
    .filter(({ day, holiday_id: holidayId }) => day !== null || holidayId !== null)
    .flatMap((row) => daysBetween(row, from, to).map((on) => viewOccurrence(row, on)))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.calendarId.localeCompare(other.calendarId));
}

function daysBetween(row: EntryRow, from: string, to: string): string[] {
  const days: string[] = [];
  for (const day of entryDaysFrom(row, from)) {
    if (day > to) break;
    days.push(day);
  }
  return days;
}

function viewOccurrence(row: EntryRow, on: string): Occurrence {
  const type = typeOf(row);
  const holiday = row.holiday_id === null ? null : findHoliday(row.holiday_id);
  const handledAs = on === row.next_on ? row.handled_as : null;
  return {
    calendarId: row.calendar_id,
    type,
    name: reminderNameOf(CALENDAR_TYPES[type], row.contact_name ?? row.name ?? '', yearsAt(dateOf(row), on)),
    on,
    isEvening: holiday?.isEvening ?? false,
    category: holiday === null ? null : holidayPath(holiday),
    handledAs,
    isReminded: !row.is_blocked && handledAs === null,
    ownLeads: row.contact_leads,
  };
}

/** A date as its member gave it. */
export type KeptDate = {
  calendarId: string;
  contactId: string | null;
  type: KeptType;
  /** what an event or a holiday is called; empty otherwise */ name: string;
  date: YearlyDate;
};

/** All dates of a member, those of people who are paused or have died included, the next one first. */
export async function listDates(db: Queryable, memberId: string): Promise<KeptDate[]> {
  const rows = await selectEntries(db, { memberId, typeId: null, scope: 'all', limit: ENTRIES_MAX, offset: 0 });
  return rows.map((row) => ({
    calendarId: row.calendar_id,
    contactId: row.contact_id,
    type: typeOf(row),
    name: row.name ?? '',
    date: dateOf(row),
  }));
}

const typeOf = (row: EntryRow): KeptType =>
  KEPT_TYPES.find((one) => CALENDAR_TYPES[one] === row.calendar_type_id) ?? 'event';
