import { clockAt, instantOf } from '#shared/time/local-time.ts';

/** Who is added so shortly before the mail of a day leaves stands in the next one, in milliseconds. */
const TOO_LATE_MS = 60_000;

/**
 * When a member is told of whoever is added now: at the next hour of their reminders, where they are.
 * @param hour of the day @param now milliseconds since the epoch
 * @returns the day there, `YYYY-MM-DD`, and the instant
 */
export function nextTelling({ zone, hour }: { zone: string; hour: number }, now: number): { day: string; dueAt: Date } {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const { date: today } = clockAt(now, zone);
  const at = (day: string) => instantOf({ date: day, time, timeZone: zone });
  const day = at(today) > now + TOO_LATE_MS ? today : Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  return { day, dueAt: new Date(at(day)) };
}
