import type { Arrival, Schedule } from '#contract/card-send.ts';
import { cityOf } from '#server/reference/reference.ts';
import { clockAt, instantOf } from '#shared/time/local-time.ts';

const FALLBACK_ZONE = 'UTC';

/** The instant at which a card is due for one person, in milliseconds of the epoch. */
export function dueAt(
  schedule: Schedule,
  recipientZone: string | null,
  senderZone: string | null,
  now: number,
): number {
  if (schedule.kind === 'now') return now;
  return instantOf({
    date: schedule.date,
    time: schedule.time,
    timeZone: recipientZone ?? senderZone ?? FALLBACK_ZONE,
  });
}

/** Both clocks at an instant. */
export function arrivalAt(instant: number, recipientZone: string | null, senderZone: string | null): Arrival {
  const yours = senderZone ?? FALLBACK_ZONE;
  const theirs = recipientZone ?? yours;
  return {
    instant: new Date(instant).toISOString(),
    theirs: { ...clockAt(instant, theirs), place: cityOf(theirs) },
    yours: { ...clockAt(instant, yours), place: cityOf(yours) },
  };
}
