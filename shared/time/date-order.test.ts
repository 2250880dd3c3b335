import { describe, expect, it } from 'vitest';
import { dateOrderOf, formatNamedDate } from './date-order.ts';

it.each([
  ['en-GB', 'day-month'],
  ['de-DE', 'day-month'],
  ['en-US', 'month-day'],
  ['sv-SE', 'year-month'],
  ['zh-CN', 'year-month'],
])('the order of %s is %s', (language, order) => expect(dateOrderOf(language)).toBe(order));

describe('a date with the name of its month', () => {
  const born = { year: 1988, month: 5, day: 6 };
  const unknown = { ...born, year: null };
  it.each([
    ['day-month', '6 May 1988', '6 May', 'Friday 6 May 1988'],
    ['month-day', 'May 6, 1988', 'May 6', 'Friday, May 6, 1988'],
    ['year-month', '1988 May 6', 'May 6', 'Friday, 1988 May 6'],
  ] as const)('follows the order %s', (order, whole, withoutYear, withWeekday) => {
    expect(formatNamedDate(born, order)).toBe(whole);
    expect(formatNamedDate(unknown, order)).toBe(withoutYear);
    expect(formatNamedDate(born, order, { weekday: 'Friday' })).toBe(withWeekday);
  });
  it('may have a short month', () => {
    expect(formatNamedDate({ year: 2026, month: 11, day: 26 }, 'day-month', { isShort: true, weekday: 'Thu' })).toBe(
      'Thu 26 Nov 2026',
    );
  });
});
