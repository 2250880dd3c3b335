import { expect, it } from 'vitest';
import { formatDay, formatDistance, formatNames, formatShortDay, formatWeekdayAndDay } from './format-day.ts';

it('formats a day', () => {
  expect(formatDay('2026-11-26')).toEqual({
    day: '26',
    month: 'Nov',
    weekday: 'Thursday',
    monthAndYear: 'November 2026',
  });
  expect(formatDay('2027-01-01').day).toBe('1');
});

it.each([
  ['day-month', 'Saturday 28 November', 'Sat 28 Nov 2026'],
  ['month-day', 'Saturday, November 28', 'Sat, Nov 28, 2026'],
  ['year-month', 'Saturday, November 28', 'Sat, 2026 Nov 28'],
] as const)('writes a day in the order %s', (order, whole, short) => {
  expect(formatWeekdayAndDay('2026-11-28', order)).toBe(whole);
  expect(formatShortDay('2026-11-28', order)).toBe(short);
});

it.each([
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-11-26', 'in 4 days'],
  ['2026-12-25', 'in 5 weeks'],
  ['2027-05-09', 'in 6 months'],
])('%s is %s', (to, words) => expect(formatDistance('2026-11-22', to)).toBe(words));

it('formats names as a list', () => {
  expect(formatNames(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
});
