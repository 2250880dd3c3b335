import type { Schedule } from '#contract/card-send.ts';
import { clockAt } from '#shared/local-time.ts';
import type { Person } from '../people/people-tokens.ts';
import { bothClocks, FIRST_TIME, scheduleError, type BothClocks, type OnDay } from './dial.ts';
import { placeName, sayTime, type HourStyle } from './say-time.ts';

/** One person's arrival by both clocks. */
export type PersonArrival = BothClocks & { person: Person; zone: string };

/** When the card reaches each person, each by their own clock. */
export function arrivalsOf(said: OnDay, people: readonly Person[], yourZone: string): PersonArrival[] {
  return people.map((person) => {
    const zone = person.timeZone ?? yourZone;
    return { person, zone, ...bothClocks(said, zone, yourZone) };
  });
}

/** The day and hour that are offered when somebody chooses a day: tomorrow at nine, or the day after where that has passed for one of them already. */
export function firstOffer(now: number, yourZone: string, zones: readonly string[] = []): OnDay {
  const today = Temporal.PlainDate.from(clockAt(now, yourZone).date);
  const offer = (days: number) => ({ date: today.add({ days }).toString(), time: FIRST_TIME });
  return scheduleError(offer(1), [yourZone, ...zones], now) === null ? offer(1) : offer(2);
}

/**
 * One sentence for each further place: where those people are, and what the hour is there and for the sender.
 * Whoever shares the place of somebody already told of is left out.
 */
export function sayOtherPlaces(arrivals: readonly PersonArrival[], yourZone: string, style: HourStyle): string[] {
  const [first, ...others] = arrivals;
  const told = new Set([first?.zone]);
  const sentences: string[] = [];
  for (const arrival of others) {
    if (told.has(arrival.zone)) continue;
    told.add(arrival.zone);
    const same = others
      .filter((other) => other.zone === arrival.zone)
      .map((other) => other.person.name || other.person.email);
    const who =
      same.length > 2
        ? `${same[0]} and ${same.length - 1} others are`
        : same.length === 2
          ? `${same[0]} and ${same[1]} are`
          : `${same[0]} is`;
    const there = sayTime(arrival.theirs.time, style);
    if (arrival.zone === yourZone) sentences.push(`${who} where you are: the card arrives at ${there}.`);
    else {
      const shift =
        arrival.yours.date < arrival.theirs.date
          ? ' the day before'
          : arrival.yours.date > arrival.theirs.date
            ? ' the day after'
            : '';
      sentences.push(
        `${who} in ${placeName(arrival.zone)}: the card arrives at ${there} there, ${sayTime(arrival.yours.time, style)}${shift} yours.`,
      );
    }
  }
  return sentences;
}

/** Whether a schedule is for a day, with its day and hour. */
export function saidDay(schedule: Schedule): OnDay | null {
  return schedule.kind === 'on' ? { date: schedule.date, time: schedule.time } : null;
}
