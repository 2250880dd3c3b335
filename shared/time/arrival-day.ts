import { SCHEDULE_AHEAD_DAYS } from '#shared/limits.ts';
import { clockAt } from './local-time.ts';

/** Where a day ends last on earth. */
const LAST_ZONE = 'Etc/GMT+12';

/**
 * Why no card can arrive on a day, wherever it goes: there is no such day, it is over even where it ends last, or it is more than two years
 * away; null where one can.
 * @param date an ISO date. @param now in milliseconds of the epoch.
 */
export function dayFault(date: string, now: number): 'no-such-day' | 'past' | 'too-far' | null {
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
