import type { CalendarEntry } from '#contract/calendar.ts';
import { addDays } from '#shared/time/days.ts';

/** How far ahead a date asks for an answer, in days. */
const AHEAD_DAYS = 30;

/**
 * The date that most needs the reader: the nearest one of the next weeks about which nothing is done yet, before it one that was missed.
 * @param today the reader's, `YYYY-MM-DD`
 */
export function chooseNext(
  entries: readonly CalendarEntry[],
  today: string,
): { entry: CalendarEntry; day: string } | null {
  const last = addDays(today, AHEAD_DAYS);
  const open = entries.flatMap((entry) => {
    const { missedDate, calendarDate, handledAs, isBlocked, date } = entry;
    if (isBlocked || date.day === null) return [];
    if (missedDate !== null) return [{ entry, day: missedDate }];
    const isOpen = handledAs === null && calendarDate !== null && calendarDate <= last;
    return isOpen ? [{ entry, day: calendarDate }] : [];
  });
  return open.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
