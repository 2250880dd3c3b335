import type { CallInput } from '#contract/calls.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { CALENDAR_NAMES, type CalendarName } from '#shared/dates/partial-date.ts';
import { LEAP_DAY_RULES, type LeapDayRule } from '#shared/dates/occurrences.ts';

/** What is typed in the form of a calendar entry. The month is chosen by its place in the list of its calendar; empty is unknown. */
export type EntryInput = {
  name: string;
  calendar: CalendarName;
  day: string;
  month: string;
  year: string;
  leapDayRule: LeapDayRule;
  note: string;
};
export const NO_INPUT: EntryInput = {
  name: '',
  calendar: 'gregorian',
  day: '',
  month: '',
  year: '',
  leapDayRule: 'february-28',
  note: '',
};
type Given = CallInput<'POST /event'>['body'];
type WrongField = { field: 'date.year'; message: string };

/** The fields of a new entry on a day of the year. @param date `YYYY-MM-DD` */
export function inputOfDay(date: string): EntryInput {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return { ...NO_INPUT, day: String(day), month: String(month - 1) };
}

/** The fields of an entry that is changed. */
export function inputOf({ contact, calendarName, date, note }: CalendarEntry): EntryInput {
  const at = monthsOf(date.calendar).findIndex(
    ({ month, isLeapMonth }) => month === date.month && isLeapMonth === date.isLeapMonth,
  );
  return {
    name: contact?.name ?? calendarName,
    calendar: date.calendar,
    day: date.day === null ? '' : String(date.day),
    month: at < 0 ? '' : String(at),
    year: date.year === null ? '' : String(date.year),
    leapDayRule: date.leapDayRule,
    note,
  };
}

/** What the call takes. @returns or what is wrong with the year, which is the only part that is typed as text */
export function parseEntry(input: EntryInput): { ok: true; given: Given } | ({ ok: false } & WrongField) {
  const { name, calendar, day, month, leapDayRule, note } = input;
  const year = input.year.trim();
  if (year !== '' && !/^\d{1,4}$/.test(year))
    return { ok: false, field: 'date.year', message: 'Enter a year in digits, or leave it empty.' };
  const chosen = month === '' ? undefined : monthsOf(calendar)[Number(month)];
  const date = {
    calendar,
    year: year === '' ? null : Number(year),
    month: chosen?.month ?? null,
    isLeapMonth: chosen?.isLeapMonth ?? false,
    day: day === '' ? null : Number(day),
    leapDayRule,
  };
  return { ok: true, given: { name, date, note } };
}

/** Whether the typed date is 29 February, which most years lack. */
export const isLeapDayInput = ({ calendar, day, month }: EntryInput) =>
  calendar === 'gregorian' && month === '1' && day === '29';

/** What was saved as text, as far as it is an input. */
export function parseSavedInput(saved: string): EntryInput | null {
  if (saved === '') return null;
  const value = JSON.parse(saved) as Partial<Record<keyof EntryInput, unknown>>;
  const textOf = (part: unknown) => (typeof part === 'string' ? part : '');
  return {
    name: textOf(value.name),
    calendar: CALENDAR_NAMES.find((name) => name === value.calendar) ?? 'gregorian',
    day: textOf(value.day),
    month: textOf(value.month),
    year: textOf(value.year),
    leapDayRule: LEAP_DAY_RULES.find((rule) => rule === value.leapDayRule) ?? 'february-28',
    note: textOf(value.note),
  };
}
