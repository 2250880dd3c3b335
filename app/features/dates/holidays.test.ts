import { describe, expect, it } from 'vitest';
import { upcomingHolidays, easter } from './holidays.ts';

it.each([
  [2024, [3, 31]],
  [2025, [4, 20]],
  [2026, [4, 5]],
  [2027, [3, 28]],
  [2038, [4, 25]],
])('Easter of %i', (year, day) => expect(easter(year)).toEqual(day));

describe('the days that come', () => {
  it('begin with the nearest and hold each once', () => {
    const days = upcomingHolidays('2026-11-22');
    expect(days[0]).toEqual({ name: 'Thanksgiving', category: 'thanksgiving', date: '2026-11-26' });
    expect(new Set(days.map(({ category }) => category)).size).toBe(days.length);
    expect(days.every(({ date }) => date >= '2026-11-22' && date < '2027-11-22')).toBe(true);
  });
  it('count the day itself', () => {
    expect(upcomingHolidays('2026-12-25')[0]).toMatchObject({ category: 'christmas', date: '2026-12-25' });
  });
  it('know the weekdays of months', () => {
    const days = upcomingHolidays('2027-01-01');
    expect(days.find(({ category }) => category === 'mothers-day')?.date).toBe('2027-05-09');
    expect(days.find(({ category }) => category === 'fathers-day')?.date).toBe('2027-06-20');
  });
});
