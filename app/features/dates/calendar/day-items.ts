import type { CalendarEntry } from '#contract/calendar.ts';
import type { UpcomingDay } from '#contract/card.ts';
import type { DateKind } from '#shared/cards/stamp-kind.ts';
import { localDate } from '#shared/time/local-date.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { kindOf } from '../entries/entry-types.ts';
import { formatNames, formatWeekdayAndDay } from '../format-day.ts';
import type { ScheduledCard } from '../use-my-cards.ts';

/** The kind of a mark in the calendar. */
export type MarkKind = DateKind | 'card';

/** Something on a day. `label` is what a screen reader says about it after the day. */
export type DayItem = { kind: MarkKind; label: string } & (
  | { entry: CalendarEntry }
  | { card: ScheduledCard }
  | { holiday: UpcomingDay }
);
/** By day, `YYYY-MM-DD`. */
export type DayItems = ReadonlyMap<string, readonly DayItem[]>;

/** What is on each day: first the cards that are sent on it, then what the member remembers, then holidays. A month whose day is unknown has no day to mark. */
export function dayItems(
  cards: readonly ScheduledCard[],
  entries: readonly CalendarEntry[],
  holidays: readonly UpcomingDay[],
): DayItems {
  const all: { date: string; item: DayItem }[] = [
    ...cards.map((card) => ({
      date: localDate(new Date(card.at)),
      item: { kind: 'card', label: formatCard(card), card } as const,
    })),
    ...entries.flatMap((entry) =>
      entry.calendarDate === null || entry.date.day === null
        ? []
        : [{ date: entry.calendarDate, item: { kind: kindOf(entry), label: entry.reminderName, entry } }],
    ),
    ...holidays.map((holiday) => ({
      date: holiday.date,
      item: {
        kind: holiday.isByMoon ? ('lunar' as const) : ('holiday' as const),
        label: holiday.isEvening ? `${holiday.name} in the evening` : holiday.name,
        holiday,
      },
    })),
  ];
  const items = new Map<string, DayItem[]>();
  for (const { date, item } of all) items.set(date, [...(items.get(date) ?? []), item]);
  return items;
}

function formatCard({ people }: ScheduledCard): string {
  return people.length === 0 ? 'a card' : `a card for ${formatNames(people)}`;
}

/** The name of a day: `Saturday 28 November, today, Amelie turns 34, a card for Theo`. */
export function nameOfDay(date: string, order: DateOrder, items: readonly DayItem[], isToday: boolean): string {
  return [formatWeekdayAndDay(date, order), ...(isToday ? ['today'] : []), ...items.map(({ label }) => label)].join(
    ', ',
  );
}
