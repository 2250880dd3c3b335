/**
 * Local dates and hours, and the instants they mean. A scheduled card is kept as the date and hour that were said and the zone they were said for;
 * the instant is computed here, once, by one rule for daylight saving: an hour that does not exist moves forward by the gap,
 * an hour that comes twice means the first one (RFC 5545 section 3.3.5; Temporal's "compatible").
 */
export type LocalMoment = { date: string; time: string; timeZone: string };

/** The instant, in milliseconds of the epoch, at which a local date and hour happen in a zone. @throws RangeError for a date, hour or zone that does not exist. */
export function instantOf({ date, time, timeZone }: LocalMoment): number {
  const plain = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  return plain.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** What the clock shows in a zone at an instant: ISO date, hour as `HH:MM`. */
export function clockAt(epochMilliseconds: number, timeZone: string): LocalMoment {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
    timeZone,
  };
}

/** Whether a zone's name is one that this machine knows (IANA time zone database). */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
