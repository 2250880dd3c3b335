import { SCHEDULE_AHEAD_DAYS } from '#shared/limits.ts';
import { clockAt, instantOf, type LocalMoment } from '#shared/local-time.ts';

/** The dial has a place for every quarter of an hour: 0 is midnight, 95 is a quarter to midnight. */
export const QUARTERS = 96;
/** The hour that is offered first. */
export const FIRST_TIME = '09:00';

/** The place on the dial of an hour as `HH:MM`; an hour between two places counts to the earlier one. */
export function quarterOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.min(QUARTERS - 1, Math.max(0, hours * 4 + Math.floor(minutes / 15)));
}

/** The hour at a place on the dial, as `HH:MM`. */
export function timeOfQuarter(quarter: number): string {
  const held = Math.min(QUARTERS - 1, Math.max(0, Math.round(quarter)));
  return `${String(Math.floor(held / 4)).padStart(2, '0')}:${String((held % 4) * 15).padStart(2, '0')}`;
}

/** How far along the day an hour is, from 0 to 1. */
export function partOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}

/** Where a key moves the dial to; null for a key that does not move it. */
export function quarterAfterKey(key: string, quarter: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 4,
    PageDown: -4,
    Home: -QUARTERS,
    End: QUARTERS,
  };
  const by = moves[key];
  return by === undefined ? null : Math.min(QUARTERS - 1, Math.max(0, quarter + by));
}

export type OnDay = { date: string; time: string };
/** What the two clocks show when a card arrives. `moved` tells that the hour does not exist on that day, the clocks being put forward. */
export type BothClocks = { theirs: LocalMoment; yours: LocalMoment; instant: number; moved: boolean };

/** Both clocks at the hour that was said for the place of the recipient; daylight saving of both places is counted. */
export function bothClocks(said: OnDay, theirZone: string, yourZone: string): BothClocks {
  const instant = instantOf({ ...said, timeZone: theirZone });
  const theirs = clockAt(instant, theirZone);
  return {
    theirs,
    yours: clockAt(instant, yourZone),
    instant,
    moved: theirs.time !== said.time || theirs.date !== said.date,
  };
}

/** What is said for the recipient's place when the sender turns their own clock to an hour. */
export function saidByYourClock(yours: LocalMoment, theirZone: string): OnDay {
  const { date, time } = clockAt(instantOf(yours), theirZone);
  return { date, time };
}

/** The first and last day that can be chosen, as the sender's calendar shows them. */
export function dayRange(now: number, yourZone: string): { min: string; max: string } {
  const today = Temporal.PlainDate.from(clockAt(now, yourZone).date);
  return { min: today.toString(), max: today.add({ days: SCHEDULE_AHEAD_DAYS }).toString() };
}

/** What is wrong with a chosen day and hour, in words; null when a card can arrive then. @param names of those whose zones these are */
export function scheduleError(
  said: OnDay,
  zones: readonly string[],
  now: number,
  names: readonly string[] = [],
): { field: 'date' | 'time'; message: string } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(said.date)) return { field: 'date', message: 'Choose the day it should arrive.' };
  const instants = zones.map((zone) => instantOf({ ...said, timeZone: zone }));
  const earliest = Math.min(...instants);
  const days = (earliest - now) / 86_400_000;
  if (days > SCHEDULE_AHEAD_DAYS)
    return { field: 'date', message: 'We can keep a card for two years. Choose an earlier day.' };
  if (earliest > now) return null;
  const isPastDay = zones.every((zone) => clockAt(now, zone).date > said.date);
  if (isPastDay) return { field: 'date', message: 'That day has been. Choose one that is still to come.' };
  const isForSome = Math.max(...instants) > now;
  const where = isForSome ? `where ${names[instants.indexOf(earliest)] || 'one of them'} is` : 'there';
  return { field: 'time', message: `That hour has passed ${where}. Choose a later one, or send it straight away.` };
}
