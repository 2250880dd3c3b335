import { expect, it } from 'vitest';
import { type DateProblem, type PartialDate, problemOf } from './partial-date.ts';

const TODAY = '2026-11-28';
const date = (year: number | null, month: number | null, day: number | null, more: Partial<PartialDate> = {}) =>
  ({ calendar: 'gregorian', isLeapMonth: false, year, month, day, ...more }) satisfies PartialDate;

it.each<[string, PartialDate, DateProblem | null]>([
  ['a whole date', date(1992, 11, 28), null],
  ['nothing is known', date(null, null, null), null],
  ['the year alone', date(1980, null, null), null],
  ['the month alone', date(null, 3, null), null],
  ['29 February without a year', date(null, 2, 29), null],
  ['29 February of a leap year', date(2000, 2, 29), null],
  ['29 February of another year', date(1900, 2, 29), { field: 'day', code: 'no-such-day' }],
  ['30 February', date(null, 2, 30), { field: 'day', code: 'no-such-day' }],
  ['31 April', date(null, 4, 31), { field: 'day', code: 'no-such-day' }],
  ['day 0', date(null, 4, 0), { field: 'day', code: 'no-such-day' }],
  ['month 13', date(null, 13, 1), { field: 'month', code: 'no-such-month' }],
  ['a day without a month', date(null, null, 5), { field: 'month', code: 'no-month' }],
  ['today', date(2026, 11, 28), null],
  ['tomorrow', date(2026, 11, 29), { field: 'day', code: 'in-the-future' }],
  ['next month', date(2026, 12, null), { field: 'month', code: 'in-the-future' }],
  ['next year', date(2027, null, null), { field: 'year', code: 'in-the-future' }],
  ['two centuries ago', date(1799, 12, 31), { field: 'year', code: 'too-early' }],
  ['a leap month of ours', date(null, 2, 1, { isLeapMonth: true }), { field: 'month', code: 'no-such-month' }],
  ['the thirtieth of a lunar month', date(null, 4, 30, { calendar: 'chinese' }), null],
  ['the thirty-first of one', date(null, 4, 31, { calendar: 'islamic' }), { field: 'day', code: 'no-such-day' }],
  ['a Chinese leap month that 2025 has', date(2025, 6, 3, { calendar: 'chinese', isLeapMonth: true }), null],
  [
    'a Chinese leap month that 2025 lacks',
    date(2025, 5, 3, { calendar: 'chinese', isLeapMonth: true }),
    { field: 'month', code: 'no-such-month' },
  ],
  ['Adar I', date(5784, 5, 14, { calendar: 'hebrew', isLeapMonth: true }), null],
  [
    'a doubled Tishri',
    date(null, 1, 14, { calendar: 'hebrew', isLeapMonth: true }),
    { field: 'month', code: 'no-such-month' },
  ],
  ['a Hebrew year to come', date(5790, null, null, { calendar: 'hebrew' }), { field: 'year', code: 'in-the-future' }],
  ['a Hebrew year long ago', date(1990, null, null, { calendar: 'hebrew' }), { field: 'year', code: 'too-early' }],
])('%s', (_, given, expected) => expect(problemOf(given, TODAY)).toEqual(expected));
