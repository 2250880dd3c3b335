import { clockAt } from '#shared/time/local-time.ts';

/** A time zone in which the last hour of the day is not near, so that today's reminders can still be ahead. */
export function zoneBeforeLateEvening(): string {
  const zone = ['UTC', 'Asia/Tokyo'].find((one) => Number(clockAt(Date.now(), one).time.slice(0, 2)) < 20);
  if (zone === undefined) throw new Error('It is late in the evening everywhere.');
  return zone;
}
