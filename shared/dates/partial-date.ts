/** The calendars that a date can be kept in, each as `Temporal` names it. */
export const CALENDARS = {
  gregorian: 'iso8601',
  chinese: 'chinese',
  hebrew: 'hebrew',
  islamic: 'islamic-umalqura',
} as const;
export type CalendarName = keyof typeof CALENDARS;
export const CALENDAR_NAMES = Object.keys(CALENDARS) as [CalendarName, ...CalendarName[]];

/**
 * A date as somebody said it: each part may be unknown. The parts count in their own calendar. A birthday is one of these, never an instant.
 */
export type PartialDate = {
  calendar: CalendarName;
  /** of that calendar; the Chinese one counts as the Gregorian year in which it begins */ year: number | null;
  /** from 1; a leap month has the number of the month before it */ month: number | null;
  /** of the Chinese and Hebrew calendars: the month between this one and the next (Adar I is leap month 5) */ isLeapMonth: boolean;
  day: number | null;
};

/** What is wrong with a date, and in which of its parts. */
export type DateProblem = {
  field: 'year' | 'month' | 'day';
  code: 'no-month' | 'no-such-month' | 'no-such-day' | 'too-early' | 'in-the-future';
};

/** The first year that a date can have, in the Gregorian calendar: before it, countries did not agree on one. */
export const EARLIEST_YEAR = 1800;

/** The code of a month, as `Temporal` has it: `M05`, and `M05L` for the leap month after it. */
export function monthCodeOf({ month, isLeapMonth }: Pick<PartialDate, 'month' | 'isLeapMonth'>): string {
  return `M${String(month).padStart(2, '0')}${isLeapMonth ? 'L' : ''}`;
}

/**
 * What is wrong with a date; null when nothing is. Without a month there can be no day; the year can be given alone. A date whose year is known
 * must have existed, and must not be after `today`.
 * @param today `YYYY-MM-DD`
 */
export function problemOf(date: PartialDate, today: string): DateProblem | null {
  const { calendar, year, month, isLeapMonth, day } = date;
  const now = Temporal.PlainDate.from(today).withCalendar(CALENDARS[calendar]);
  if (year !== null) {
    const earliest = Temporal.PlainDate.from({ year: EARLIEST_YEAR, month: 1, day: 1 }).withCalendar(now.calendarId);
    if (year < earliest.year) return { field: 'year', code: 'too-early' };
    if (year > now.year) return { field: 'year', code: 'in-the-future' };
  }
  if (month === null) return day === null ? null : { field: 'month', code: 'no-month' };
  if (month < 1 || month > 12 || (isLeapMonth && !hasLeapMonths(calendar)))
    return { field: 'month', code: 'no-such-month' };
  const longest = longestMonth(calendar, month, isLeapMonth);
  if (longest === null) return { field: 'month', code: 'no-such-month' };
  if (day !== null && (day < 1 || day > longest)) return { field: 'day', code: 'no-such-day' };
  if (year === null) return null;
  const monthCode = monthCodeOf(date);
  if (!exists({ calendar: now.calendarId, year, monthCode, day: 1 })) return { field: 'month', code: 'no-such-month' };
  const said = { calendar: now.calendarId, year, monthCode, day: day ?? 1 };
  if (!exists(said)) return { field: 'day', code: 'no-such-day' };
  if (Temporal.PlainDate.compare(Temporal.PlainDate.from(said), now) > 0)
    return { field: day === null ? 'month' : 'day', code: 'in-the-future' };
  return null;
}

const hasLeapMonths = (calendar: CalendarName) => calendar === 'chinese' || calendar === 'hebrew';

/** The most days that a month ever has; null for a month that there is not. */
function longestMonth(calendar: CalendarName, month: number, isLeapMonth: boolean): number | null {
  if (calendar === 'gregorian') return [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? null;
  // Of the Hebrew months only Adar is doubled.
  if (calendar === 'hebrew' && isLeapMonth && month !== 5) return null;
  return 30;
}

function exists(parts: { calendar: string; year: number; monthCode: string; day: number }): boolean {
  try {
    Temporal.PlainDate.from(parts, { overflow: 'reject' });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
