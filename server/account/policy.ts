import type { ErrorItem } from '#contract/reply.ts';
import { isTimeZone } from '#shared/time/local-time.ts';

type Birthday = { year: number | null; month: number; day: number };
/** A day that there is. Where the year is not known, 29 February is one. */
export function birthdayProblem({ year, month, day }: Birthday, now: number): Omit<ErrorItem, 'field'> | null {
  const item = (errorCode: string, errorMessage: string) => ({ errorCode, errorMessage });
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
export function deletionTime(now: number, zone: string): Date {
  const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(isTimeZone(zone) ? zone : 'UTC');
  const midnight = there.startOfDay().add({ days: 1 }).epochMilliseconds;
  return new Date(Math.max(midnight, now + LEAVING_MIN_MS));
}
