import type { ErrorItem } from '#contract/reply.ts';
import { isCountry } from '#server/reference/reference.ts';
import { isTimeZone } from '#shared/time/local-time.ts';

export type Birthday = { year: number | null; month: number; day: number };
export type SettingsGiven = {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | null | undefined;
  birthday?: Birthday | null | undefined;
  hidesBirthYear?: boolean | undefined;
  language?: 'en' | undefined;
  dateOrder?: 'day-month' | 'month-day' | 'year-month' | undefined;
  weekStart?: 1 | 6 | 7 | undefined;
  countryId?: string | null | undefined;
  timeZone?: string | undefined;
  reminderHour?: number | undefined;
  reminderLeads?: readonly number[] | undefined;
};

/** What is wrong with settings beyond what their form shows, each thing at its own field. */
export function problemsOf(given: SettingsGiven, now: number): ErrorItem[] {
  const items: ErrorItem[] = [];
  const wrong = (field: string, errorCode: string, errorMessage: string) => {
    items.push({ field, errorCode, errorMessage });
  };
  if (given.mobile && !isPhoneNumber(given.mobile))
    wrong(
      'mobile',
      'not-a-number',
      'This is not a phone number. Start with + and the country code, such as +44 7700 900123.',
    );
  if (given.birthday) {
    const problem = birthdayProblem(given.birthday, now);
    if (problem !== null) items.push(problem);
  }
  if (given.countryId && !isCountry(given.countryId))
    wrong('countryId', 'unknown-country', 'We do not know this country.');
  if (given.timeZone !== undefined && !isTimeZone(given.timeZone))
    wrong('timeZone', 'unknown-zone', 'We do not know this time zone.');
  return items;
}

/** A number as people write it: kept as typed, since only its figures are dialled (E.164: at most fifteen). */
function isPhoneNumber(typed: string): boolean {
  const figures = typed.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(typed) && figures >= 6 && figures <= 15;
}

/** A day that there is. Where the year is not known, 29 February is one. */
function birthdayProblem({ year, month, day }: Birthday, now: number): ErrorItem | null {
  const item = (errorCode: string, errorMessage: string) => ({ field: 'birthday', errorCode, errorMessage });
  let date: Temporal.PlainDate;
  try {
    date = Temporal.PlainDate.from({ year: year ?? 2000, month, day }, { overflow: 'reject' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isLeapDay = month === 2 && day === 29;
    return item(
      'no-such-day',
      isLeapDay ? `${year} had no 29 February. Check the year.` : 'This month does not have that day.',
    );
  }
  // It may be tomorrow's date already where the member is.
  const latest = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate();
  return year !== null && Temporal.PlainDate.compare(date, latest) > 0
    ? item('future', 'This day is in the future. Check the year.')
    : null;
}

/** However late it is, there are so many hours to think again. */
const LEAVING_MIN_MS = 2 * 3_600_000;
/** Until when leaving can be taken back: the end of the day where the member is. */
export function leavesAt(now: number, zone: string): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(isTimeZone(zone) ? zone : 'UTC');
  const midnight = there.startOfDay().add({ days: 1 }).epochMilliseconds;
  return new Date(Math.max(midnight, now + LEAVING_MIN_MS));
}
