import { addDays } from '#shared/time/days.ts';
import { instantOf } from '#shared/time/local-time.ts';

/** Where a member is (IANA), and the hour of their reminders. */
export type Times = { zone: string; reminder_hour: number };

/** How many days before a date its card is planned by itself: enough to change it, or to say no. */
const DAYS_BEFORE = 7;
/** The same where that is switched on later. */
const AT_LEAST_MS = 24 * 3_600_000;
const ARRIVES_AT = '09:00';

/** The instant from which a card for a day is planned by itself. @param on `YYYY-MM-DD` */
export function planFrom(on: string, { zone, reminder_hour: hour }: Times): number {
  return instantOf({ date: addDays(on, -DAYS_BEFORE), time: `${String(hour).padStart(2, '0')}:00`, timeZone: zone });
}

/** When a day is over for a member: then the date comes on another one. */
export function dayAfter(on: string, { zone }: Times): number {
  return instantOf({ date: addDays(on, 1), time: '00:00', timeZone: zone });
}

/** Whether there is time enough to tell a member of a card for a day, and for them to say no. @param theirZone where whoever gets it is; null where that is unknown */
export function isInTime(on: string, theirZone: string | null, { zone }: Times, now: number): boolean {
  return instantOf({ date: on, time: ARRIVES_AT, timeZone: theirZone ?? zone }) - now >= AT_LEAST_MS;
}
