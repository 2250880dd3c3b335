import { SCHEDULE_AHEAD_DAYS } from '#shared/limits.ts';
import { clockAt, instantOf, type LocalMoment } from '#shared/time/local-time.ts';

/** The time of day that is offered first. */
export const DEFAULT_TIME = '09:00';

/** A date and time in the recipient's own time zone. */
export type ScheduledTime = { date: string; time: string };
/** When a card arrives, in both time zones. `isShifted`: the scheduled time does not exist on that day, because the clocks go forward. */
export type ArrivalClocks = { theirs: LocalMoment; yours: LocalMoment; instant: number; isShifted: boolean };

/** The arrival in both time zones, for a time scheduled in the recipient's. Daylight saving of both is taken into account. */
export function getArrivalClocks(scheduled: ScheduledTime, theirZone: string, yourZone: string): ArrivalClocks {
  const instant = instantOf({ ...scheduled, timeZone: theirZone });
  const theirs = clockAt(instant, theirZone);
  return {
    theirs,
    yours: clockAt(instant, yourZone),
    instant,
    isShifted: theirs.time !== scheduled.time || theirs.date !== scheduled.date,
  };
}

/** The recipient's time when the sender sets the time in their own zone. */
export function toRecipientTime(yours: LocalMoment, theirZone: string): ScheduledTime {
  const { date, time } = clockAt(instantOf(yours), theirZone);
  return { date, time };
}

/** The first and last date that can be chosen, in the sender's time zone. */
export function getDateRange(now: number, yourZone: string): { min: string; max: string } {
  const today = Temporal.PlainDate.from(clockAt(now, yourZone).date);
  return { min: today.toString(), max: today.add({ days: SCHEDULE_AHEAD_DAYS }).toString() };
}

/** The error in a chosen date and time; null when a card can arrive then. @param names of the recipients, in the order of `zones` */
export function getScheduleError(
  scheduled: ScheduledTime,
  zones: readonly string[],
  now: number,
  names: readonly string[] = [],
): { field: 'date' | 'time'; message: string } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(scheduled.date)) return { field: 'date', message: 'Choose a delivery date.' };
  const instants = zones.map((zone) => instantOf({ ...scheduled, timeZone: zone }));
  const earliest = Math.min(...instants);
  const days = (earliest - now) / 86_400_000;
  if (days > SCHEDULE_AHEAD_DAYS)
    return { field: 'date', message: 'You can schedule a card up to two years ahead. Choose an earlier date.' };
  if (earliest > now) return null;
  const isPastDay = zones.every((zone) => clockAt(now, zone).date > scheduled.date);
  if (isPastDay) return { field: 'date', message: 'This date has passed. Choose a later one.' };
  const isPastForSome = Math.max(...instants) > now;
  const where = isPastForSome ? `where ${names[instants.indexOf(earliest)] || 'one of them'} is` : 'there';
  return { field: 'time', message: `This time has passed ${where}. Choose a later time, or send the card now.` };
}
