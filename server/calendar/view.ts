import type { CalendarEntry } from '#contract/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { LATE_DAYS } from '#shared/dates/handled-as.ts';
import { yearsAt, type YearlyDate } from '#shared/dates/occurrences.ts';
import { ordinal } from '#shared/text/ordinal.ts';
import { possessive } from '#shared/text/possessive.ts';
import { firstName } from '#shared/people/first-name.ts';
import { instantOf } from '#shared/time/local-time.ts';
import type { EntryRow } from './queries.ts';
import { dayAfter, reminderDay } from './reminder-day.ts';

/** The date of an entry, from its columns. */
export function dateOf(
  row: Pick<EntryRow, 'calendar' | 'year' | 'month' | 'is_leap_month' | 'day' | 'leap_day_rule'>,
): YearlyDate {
  const { calendar, year, month, day } = row;
  return { calendar, year, month, isLeapMonth: row.is_leap_month, day, leapDayRule: row.leap_day_rule };
}

/** Where a member is: the time zone (IANA), the day there, and on which days before a date there are reminders. */
export type Place = {
  timeZone: string;
  today: string;
  leads: readonly number[];
  /** Whether the reminders of today have been sent. */ isReminded: boolean;
};

/** An entry as its member sees it. */
export function viewEntry(row: EntryRow, place: Place): CalendarEntry {
  const date = dateOf(row);
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
    reminderDate: isQuiet ? null : nextReminder(row, date, place),
    cardSendId: row.card_send_id,
    contact: row.contact_id === null ? null : { contactId: row.contact_id, name },
    years,
    date,
    note: row.note,
    handledAs: row.handled_as,
    missedDate: missedDay(row, place.today),
    isBlocked: row.is_blocked,
    isRemoved: row.removed_at !== null,
  };
}

/** The day of the next reminder. Of a day about which something was done there is none. */
function nextReminder(row: EntryRow, date: YearlyDate, { leads, today, isReminded }: Place): string | null {
  const from = isReminded ? dayAfter(today) : today;
  const isHandled = row.handled_as !== null && row.next_on !== null;
  return reminderDay(date, row.contact_leads ?? leads, isHandled ? dayAfter(row.next_on ?? today) : from);
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

function reminderNameOf(typeId: CalendarEntry['calendarTypeId'], name: string, years: number | null): string {
  if (years === null) return nameOf(typeId, name);
  if (typeId === CALENDAR_TYPES.birthday) return `${name} turns ${years}`;
  if (typeId === CALENDAR_TYPES.anniversary) return `${possessive(name)} ${ordinal(years)} anniversary`;
  return `${name}, ${years} ${years === 1 ? 'year' : 'years'}`;
}
