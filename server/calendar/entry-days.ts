import { holidayDaysFrom } from '#server/holidays/holidays.ts';
import { occurrencesFrom, type YearlyDate } from '#shared/dates/occurrences.ts';
import type { EntryRow } from './queries.ts';

/** What an entry's days are found by: its own date, or a holiday. */
export type DateColumns = Pick<
  EntryRow,
  'calendar' | 'year' | 'month' | 'is_leap_month' | 'day' | 'leap_day_rule' | 'holiday_id'
>;

/** The date of an entry, from its columns. That of a holiday says nothing. */
export function dateOf(row: Omit<DateColumns, 'holiday_id'>): YearlyDate {
  const { calendar, year, month, day } = row;
  return { calendar, year, month, isLeapMonth: row.is_leap_month, day, leapDayRule: row.leap_day_rule };
}

/** The days on which an entry comes, from a day on and including it, in order. Both are `YYYY-MM-DD`. */
export function entryDaysFrom(row: DateColumns, from: string): Iterable<string> {
  return row.holiday_id === null ? occurrencesFrom(dateOf(row), from) : holidayDaysFrom(row.holiday_id, from);
}

/** The first of these days; null where it is not known. */
export function nextEntryDay(row: DateColumns, from: string): string | null {
  for (const day of entryDaysFrom(row, from)) return day;
  return null;
}
