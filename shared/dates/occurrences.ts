import { CALENDARS, monthCodeOf, type PartialDate } from './partial-date.ts';

/** When somebody born on 29 February celebrates in a year that has none. */
export const LEAP_DAY_RULES = ['february-28', 'march-1', 'both'] as const;
export type LeapDayRule = (typeof LEAP_DAY_RULES)[number];

/** A date that comes again every year of its calendar. */
export type YearlyDate = PartialDate & { leapDayRule: LeapDayRule };

/** Whether a date is on 29 February, which most years lack. */
export const isLeapDay = ({ calendar, month, day }: PartialDate) =>
  calendar === 'gregorian' && month === 2 && day === 29;

/**
 * The days on which a date comes, from a day on and including it, as `YYYY-MM-DD`, in order and without end. None for a date whose month is
 * unknown. One whose day is unknown comes on the first of its month.
 *
 * A leap month that a year lacks falls on the ordinary month: the fifth for the leap fifth of the Chinese calendar, Adar for Adar I. A thirtieth that a month
 * lacks falls on its last day.
 * @param from `YYYY-MM-DD`
 */
export function* occurrencesFrom(date: YearlyDate, from: string): Generator<string, void> {
  if (date.month === null) return;
  const first = Temporal.PlainDate.from(from).withCalendar(CALENDARS[date.calendar]);
  for (let { year } = first; ; year++) for (const day of daysIn(date, year)) if (day >= from) yield day;
}

/** The first of {@link occurrencesFrom}; null for a date whose month is unknown. */
export function nextOccurrence(date: YearlyDate, from: string): string | null {
  for (const day of occurrencesFrom(date, from)) return day;
  return null;
}

/** All of {@link occurrencesFrom} up to a day, including it. */
export function occurrencesBetween(date: YearlyDate, from: string, to: string): string[] {
  const days: string[] = [];
  for (const day of occurrencesFrom(date, from)) {
    if (day > to) break;
    days.push(day);
  }
  return days;
}

/**
 * How many years lie between a date and one of its occurrences, in its own calendar: the age that somebody reaches. Null where the year is
 * unknown, and before the first year has passed.
 */
export function yearsAt(date: PartialDate, occurrence: string): number | null {
  if (date.year === null) return null;
  const years = Temporal.PlainDate.from(occurrence).withCalendar(CALENDARS[date.calendar]).year - date.year;
  return years > 0 ? years : null;
}

/** The days that a date has in a year of its calendar: one, and two for a leap day that is kept on both days beside it. */
function daysIn(date: YearlyDate, year: number): string[] {
  const calendar = CALENDARS[date.calendar];
  const day = date.day ?? 1;
  if (isLeapDay(date) && !Temporal.PlainDate.from({ year, month: 2, day: 1 }).inLeapYear) {
    const rule = date.leapDayRule;
    const before = new Temporal.PlainDate(year, 2, 28).toString();
    const after = new Temporal.PlainDate(year, 3, 1).toString();
    return rule === 'both' ? [before, after] : [rule === 'march-1' ? after : before];
  }
  const whole = { calendar, year, monthCode: monthIn(date, year), day };
  return [Temporal.PlainDate.from(whole, { overflow: 'constrain' }).withCalendar('iso8601').toString()];
}

/** The code of the month in which a date is kept in a year: that of its leap month only where the year has it. */
function monthIn(date: PartialDate, year: number): string {
  const own = monthCodeOf(date);
  if (!date.isLeapMonth) return own;
  const calendar = CALENDARS[date.calendar];
  const from = Temporal.PlainDate.from({ calendar, year, monthCode: 'M01', day: 1 });
  for (let month = 1; month <= from.monthsInYear; month++) if (from.with({ month }).monthCode === own) return own;
  // Adar I is the leap month after the fifth, and its feasts are Adar's, the sixth, in a year that has one Adar.
  return monthCodeOf({ month: (date.month ?? 1) + (date.calendar === 'hebrew' ? 1 : 0), isLeapMonth: false });
}
