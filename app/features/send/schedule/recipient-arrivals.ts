import type { Schedule } from '#contract/card-send.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { type DraftRecipient, getAddress } from '../recipients/recipients.ts';
import {
  getArrivalClocks,
  DEFAULT_TIME,
  getScheduleError,
  type ArrivalClocks,
  type ScheduledTime,
} from './arrival-time.ts';
import { formatTimeZone, formatTime, type HourCycle } from '#app/parts/places/format-time.ts';

/** When the card reaches one recipient, in their time zone and in the sender's. */
export type RecipientArrival = ArrivalClocks & { person: DraftRecipient; zone: string };

/** When the card reaches each recipient. */
export function getRecipientArrivals(
  scheduled: ScheduledTime,
  people: readonly DraftRecipient[],
  yourZone: string,
): RecipientArrival[] {
  return people.map((person) => {
    const zone = person.timeZone ?? yourZone;
    return { person, zone, ...getArrivalClocks(scheduled, zone, yourZone) };
  });
}

/** The default schedule: tomorrow at nine, or the day after if that has already passed for one of the recipients. */
export function getDefaultSchedule(now: number, yourZone: string, zones: readonly string[] = []): ScheduledTime {
  const today = Temporal.PlainDate.from(clockAt(now, yourZone).date);
  const offer = (days: number) => ({ date: today.add({ days }).toString(), time: DEFAULT_TIME });
  return getScheduleError(offer(1), [yourZone, ...zones], now) === null ? offer(1) : offer(2);
}

/**
 * One sentence for each time zone but the first: who is there, and the time of arrival there and for the sender.
 */
export function formatOtherArrivals(
  arrivals: readonly RecipientArrival[],
  yourZone: string,
  hourCycle: HourCycle,
): string[] {
  const [first, ...others] = arrivals;
  const done = new Set([first?.zone]);
  const sentences: string[] = [];
  for (const arrival of others) {
    if (done.has(arrival.zone)) continue;
    done.add(arrival.zone);
    const same = others
      .filter((other) => other.zone === arrival.zone)
      .map((other) => other.person.name || getAddress(other.person));
    const who =
      same.length > 2
        ? `${same[0]} and ${same.length - 1} others are`
        : same.length === 2
          ? `${same[0]} and ${same[1]} are`
          : `${same[0]} is`;
    const there = formatTime(arrival.theirs.time, hourCycle);
    if (arrival.zone === yourZone) sentences.push(`${who} in your time zone: the card arrives at ${there}.`);
    else {
      const shift =
        arrival.yours.date < arrival.theirs.date
          ? ' the day before,'
          : arrival.yours.date > arrival.theirs.date
            ? ' the day after,'
            : '';
      sentences.push(
        `${who} in ${formatTimeZone(arrival.zone)}: the card arrives at ${there} local time, ${formatTime(arrival.yours.time, hourCycle)}${shift} your time.`,
      );
    }
  }
  return sentences;
}

/** The date and time of a schedule; null when the card is sent at once. */
export function getScheduledTime(schedule: Schedule): ScheduledTime | null {
  return schedule.kind === 'on' ? { date: schedule.date, time: schedule.time } : null;
}
