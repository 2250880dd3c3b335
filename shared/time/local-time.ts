/**
 * Local dates and times, and the instants they mean. A scheduled card is stored as a local date and time with its time zone. The instant is computed
 * here, by one rule for daylight saving: a time that does not exist moves forward by the gap, a time that occurs twice is the first one (RFC 5545
 * section 3.3.5; Temporal's "compatible").
 */
export type LocalMoment = { date: string; time: string; timeZone: string };

/**
 * The instant of a local date and time in a time zone, in milliseconds since the epoch. @throws RangeError for a date, time or time zone that does
 * not exist.
 */
export function instantOf({ date, time, timeZone }: LocalMoment): number {
  const plain = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  return plain.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The local time of an instant in a time zone: ISO date, and time as `HH:MM`. */
export function clockAt(epochMilliseconds: number, timeZone: string): LocalMoment {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
    timeZone,
  };
}

/** Whether this machine knows a time zone (IANA time zone database). */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
