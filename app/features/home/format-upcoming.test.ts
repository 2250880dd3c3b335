import { expect, it } from 'vitest';
import { formatUpcoming, formatStamp } from './format-upcoming.ts';

const day = (date: string, more: { isEvening?: boolean; note?: string } = {}) => ({
  name: 'A day',
  date,
  isEvening: more.isEvening ?? false,
  isByMoon: false,
  note: more.note ?? null,
  path: '/cards/holidays/a-day',
  count: 3,
  cards: [],
});

it.each([
  [day('2026-11-22'), 'Today'],
  [day('2026-11-22', { isEvening: true }), 'This evening'],
  [day('2026-11-23', { note: 'the year of the Goat' }), 'Tomorrow'],
  [day('2026-11-26'), 'Thursday, in 4 days'],
  [day('2026-12-04', { isEvening: true }), 'Friday evening, in 12 days'],
  [day('2026-12-25'), 'Friday, in 5 weeks'],
  [day('2027-02-06', { note: 'the year of the Goat' }), 'Saturday, the year of the Goat'],
  [day('2027-05-09'), 'Sunday, in 6 months'],
])('%j is said in words', (coming, said) => {
  expect(formatUpcoming(coming, '2026-11-22')).toBe(said);
});

it('formats the day and month on a stamp', () => {
  expect(formatStamp('2026-09-04')).toEqual({ day: 4, month: 'Sep' });
});
