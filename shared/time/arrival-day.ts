import { SCHEDULE_AHEAD_DAYS } from '#shared/limits.ts';
import { clockAt } from './local-time.ts';

/** The time zone in which a day ends last. */
const LAST_ZONE = 'Etc/GMT+12';

/**
 * Why no card can arrive on a date, wherever it goes: the date does not exist, it is over in every time zone, or it is more than two years away. Null
 * if a card can arrive then.
 * @param date an ISO date. @param now milliseconds since the epoch.
 */
export function checkArrivalDay(date: string, now: number): 'no-such-day' | 'past' | 'too-far' | null {
  let day: Temporal.PlainDate;
  try {
    day = Temporal.PlainDate.from(date, { overflow: 'reject' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'no-such-day';
  }
  const days = Temporal.PlainDate.from(clockAt(now, LAST_ZONE).date).until(day, { largestUnit: 'day' }).days;
  return days < 0 ? 'past' : days > SCHEDULE_AHEAD_DAYS ? 'too-far' : null;
}
