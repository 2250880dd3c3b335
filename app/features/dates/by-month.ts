import type { CalendarEntry } from '#contract/calendar.ts';
import { localDate } from '#shared/time/local-date.ts';
import { formatDay } from './format-day.ts';
import type { ScheduledCard } from './use-my-cards.ts';

/** A row of the list of dates: an entry of the calendar, or a card that is scheduled. `date` is `YYYY-MM-DD`. */
export type DatedRow = { date: string } & ({ entry: CalendarEntry } | { card: ScheduledCard });

/** Entries and scheduled cards by their day, and entries whose day is unknown. */
export function datesOf(
  entries: readonly CalendarEntry[],
  cards: readonly ScheduledCard[],
): { dated: DatedRow[]; undated: CalendarEntry[] } {
  const dated = [
    ...entries.flatMap((entry) => (entry.calendarDate === null ? [] : [{ date: entry.calendarDate, entry }])),
    ...cards.map((card) => ({ date: localDate(new Date(card.at)), card })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  return { dated, undated: entries.filter(({ calendarDate }) => calendarDate === null) };
}

/** Rows in order of their day, by month. */
export function byMonth(rows: readonly DatedRow[]): [month: string, rows: DatedRow[]][] {
  return [...Map.groupBy(rows, ({ date }) => formatDay(date).monthAndYear)];
}
