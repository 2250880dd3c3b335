import { expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { UpcomingDay } from '#contract/card.ts';
import type { ScheduledCard } from '../use-my-cards.ts';
import { dayItems, nameOfDay } from './day-items.ts';

const entry = (calendarTypeId: 1 | 2 | 5, calendarDate: string | null, reminderName: string, day: number | null = 1) =>
  ({ calendarTypeId, calendarDate, reminderName, date: { day } }) as CalendarEntry;
const card = (at: string, people: string[]) => ({ at, people }) as ScheduledCard;
const holiday = (date: string, name: string, isByMoon = false, isEvening = false) =>
  ({ date, name, isByMoon, isEvening }) as UpcomingDay;

const items = dayItems(
  [card('2026-11-28T12:00:00Z', ['Theo', 'Mei']), card('2026-12-01T12:00:00Z', [])],
  [
    entry(1, '2026-11-28', 'Amelie turns 34'),
    entry(1, '2026-11-28', 'Sam’s birthday'),
    entry(2, '2026-11-30', 'Mum and Dad have been married 50 years'),
    entry(1, '2026-12-01', 'Ola’s birthday', null),
    entry(5, null, 'The day we met'),
  ],
  [holiday('2026-11-28', 'Thanksgiving'), holiday('2026-12-04', 'Hanukkah', true, true)],
);

it('has all that is on a day: cards, then what the member remembers, then holidays', () => {
  expect([...items].map(([date, on]) => [date, on.map(({ kind }) => kind).join(' ')])).toEqual([
    ['2026-11-28', 'card birthday birthday holiday'],
    ['2026-12-01', 'card'],
    ['2026-11-30', 'anniversary'],
    ['2026-12-04', 'lunar'],
  ]);
});

it('names a day with its people', () => {
  const named = (date: string, isToday = false) => nameOfDay(date, 'day-month', items.get(date) ?? [], isToday);
  expect(named('2026-11-28', true)).toBe(
    'Saturday 28 November, today, a card for Theo and Mei, Amelie turns 34, Sam’s birthday, Thanksgiving',
  );
  expect(named('2026-12-04')).toBe('Friday 4 December, Hanukkah in the evening');
  expect(named('2026-12-05')).toBe('Saturday 5 December');
  expect(nameOfDay('2026-12-05', 'month-day', [], false)).toBe('Saturday, December 5');
});
