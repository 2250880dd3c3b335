import type { CalendarEntry } from '#contract/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { LATE_DAYS } from '#shared/dates/handled-as.ts';
import { yearsAt, type YearlyDate } from '#shared/dates/occurrences.ts';
import { ordinal } from '#shared/text/ordinal.ts';
import { possessive } from '#shared/text/possessive.ts';
import { firstName } from '#shared/people/first-name.ts';
import { instantOf } from '#shared/time/local-time.ts';
import { describeHoliday, findHoliday, holidayPath } from '#server/holidays/holidays.ts';
import { dateOf, entryDaysFrom } from './entry-days.ts';
import type { EntryRow } from './queries.ts';
import { dayAfter, reminderDay } from './reminder-day.ts';

/** Where a member is: the time zone (IANA), the day there, and on which days before a date there are reminders. */
export type Place = {
  timeZone: string;
  today: string;
  leads: readonly number[];
  /** Whether the reminders of today have been sent. */ isReminded: boolean;
};

/** An entry as its member sees it. */
export function viewEntry(row: EntryRow, place: Place): CalendarEntry {
  const date = row.holiday_id === null ? dateOf(row) : dateOn(row.next_on);
  const { timeZone } = place;
  const isQuiet = row.is_blocked || row.removed_at !== null || (row.contact_state ?? 'kept') !== 'kept';
  const calendarTypeId = row.calendar_type_id as CalendarEntry['calendarTypeId'];
  const years = row.next_on === null ? null : yearsAt(date, row.next_on);
  const name = row.name ?? row.contact_name ?? '';
  return {
    calendarId: row.calendar_id,
    calendarTypeId,
    calendarName: nameOf(calendarTypeId, name),
    firstName: row.contact_name === null ? null : firstName(row.contact_name),
    reminderName: reminderNameOf(calendarTypeId, name, years),
    calendarDate: row.next_on,
    calendarDttm:
      row.next_on === null ? null : new Date(instantOf({ date: row.next_on, time: '00:00', timeZone })).toISOString(),
    reminderDate: isQuiet ? null : nextReminder(row, place),
    cardSendId: row.card_send_id,
    contact: row.contact_id === null ? null : { contactId: row.contact_id, name },
    years,
    date,
    holiday: viewHoliday(row),
    note: row.note,
    handledAs: row.handled_as,
    missedDate: missedDay(row, place.today),
    snoozedUntil: isQuiet ? null : snoozedUntil(row, place),
    isBlocked: row.is_blocked,
    isRemoved: row.removed_at !== null,
  };
}

/** The date of a holiday: that of its next day, `YYYY-MM-DD`, since it is on another one in other years. */
function dateOn(day: string | null): YearlyDate {
  const { month, day: number } = day === null ? { month: null, day: null } : Temporal.PlainDate.from(day);
  return { calendar: 'gregorian', year: null, month, isLeapMonth: false, day: number, leapDayRule: 'february-28' };
}

/** What is known of an entry that is a holiday, on its next day. */
function viewHoliday({ holiday_id: holidayId, next_on: on }: EntryRow): CalendarEntry['holiday'] {
  const holiday = holidayId === null ? null : findHoliday(holidayId);
  if (holiday === null) return null;
  const { isEvening, isByMoon, country } = holiday;
  const note = on === null ? null : describeHoliday(holiday.holidayId, on).note;
  return { holidayId: holiday.holidayId, countryId: country, isEvening, isByMoon, note, path: holidayPath(holiday) };
}

/** The day until which reminders were put off, while it is still to come and nothing was done about it. */
function snoozedUntil(row: EntryRow, { today, isReminded }: Place): string | null {
  const { snoozed_until: until, snoozed_day: day } = row;
  if (until === null || (isReminded ? until <= today : until < today)) return null;
  const isHandled = day === row.next_on ? row.handled_as !== null : row.last_handled_as !== null;
  return isHandled ? null : until;
}

/** The day of the next reminder. Of a day about which something was done there is none, and before one that was put off no other. */
function nextReminder(row: EntryRow, place: Place): string | null {
  const snoozed = snoozedUntil(row, place);
  if (snoozed !== null) return snoozed;
  const { leads, today, isReminded } = place;
  const from = isReminded ? dayAfter(today) : today;
  const isHandled = row.handled_as !== null && row.next_on !== null;
  const first = isHandled ? dayAfter(row.next_on ?? today) : from;
  return reminderDay((day) => entryDaysFrom(row, day), row.contact_leads ?? leads, first);
}

/** The last day on which it came, while it is not too late to write and nothing was done about it. */
function missedDay({ last_on: lastOn, last_handled_as: handledAs }: EntryRow, today: string): string | null {
  if (lastOn === null || handledAs !== null || lastOn >= today) return null;
  return Temporal.PlainDate.from(lastOn).until(today).days <= LATE_DAYS ? lastOn : null;
}

function nameOf(typeId: CalendarEntry['calendarTypeId'], name: string): string {
  if (typeId === CALENDAR_TYPES.birthday) return `${possessive(name)} birthday`;
  return typeId === CALENDAR_TYPES.anniversary ? `${possessive(name)} anniversary` : name;
}

export function reminderNameOf(typeId: CalendarEntry['calendarTypeId'], name: string, years: number | null): string {
  if (years === null) return nameOf(typeId, name);
  if (typeId === CALENDAR_TYPES.birthday) return `${name} turns ${years}`;
  if (typeId === CALENDAR_TYPES.anniversary) return `${possessive(name)} ${ordinal(years)} anniversary`;
  return `${name}, ${years} ${years === 1 ? 'year' : 'years'}`;
}
