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

/** One format for each time zone: making one takes a thousand times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The local time of an instant in a time zone: ISO date, and time as `HH:MM`. Works in browsers that have no Temporal, before it is loaded.
 * @throws RangeError for a time zone that does not exist
 */
export function clockAt(epochMilliseconds: number, timeZone: string): LocalMoment {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(epochMilliseconds).map(({ type, value }) => [type, value]));
  const { year = '', month, day, hour, minute } = parts;
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}`, timeZone };
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
