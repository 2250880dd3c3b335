import type { CalendarEntry } from '#contract/calendar.ts';
import { localDate } from '#shared/time/local-date.ts';
import { formatDay } from './format-day.ts';
import type { ScheduledCard } from './use-my-cards.ts';

/** A row of the list of dates: an entry of the calendar, with the card that is scheduled for it, or another card that is scheduled. `date` is `YYYY-MM-DD`. */
export type DatedRow = { date: string } & (
  | { entry: CalendarEntry; card: ScheduledCard | undefined }
  | { entry?: never; card: ScheduledCard }
);

/** Entries and scheduled cards by their day, and entries whose day is unknown. A card for an entry is in its row. */
export function datesOf(
  entries: readonly CalendarEntry[],
  cards: readonly ScheduledCard[],
): { dated: DatedRow[]; undated: CalendarEntry[] } {
  const cardOf = new Map(cards.map((card) => [card.cardSendId, card]));
  const chosen = new Set(entries.map(({ cardSendId }) => cardSendId));
  const dated = [
    ...entries.flatMap((entry): DatedRow[] =>
      entry.calendarDate === null
        ? []
        : [
            {
              date: entry.calendarDate,
              entry,
              card: entry.cardSendId === null ? undefined : cardOf.get(entry.cardSendId),
            },
          ],
    ),
    ...cards
      .filter(({ cardSendId }) => cardSendId === null || !chosen.has(cardSendId))
      .map((card) => ({ date: localDate(new Date(card.at)), card })),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  return { dated, undated: entries.filter(({ calendarDate }) => calendarDate === null) };
}

/** Rows in order of their day, by month. */
export function byMonth(rows: readonly DatedRow[]): [month: string, rows: DatedRow[]][] {
  return [...Map.groupBy(rows, ({ date }) => formatDay(date).monthAndYear)];
}
