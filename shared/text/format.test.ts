import { describe, expect, it } from 'vitest';
import {
  formatQuantity,
  formatUpcoming,
  formatHour,
  formatRelativeTime,
  formatNames,
  formatSmallNumber,
  formatPlace,
  formatUntil,
} from './format.ts';

/** Local times, so that the sentences are the same in every time zone that the tests run in. */
const at = (month: number, day: number, hour = 12, minute = 0, second = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute, second);
const now = at(11, 22, 15, 20);

describe('a moment', () => {
  it('that is near has its time, and a word for its day', () => {
    expect(formatRelativeTime(at(11, 22, 9, 5).toISOString(), now)).toMatch(/^today at 9:05/);
    expect(formatRelativeTime(at(11, 21, 21, 40).toISOString(), now)).toMatch(/^yesterday at (21:40|9:40)/);
    expect(formatRelativeTime(at(11, 23, 0, 1).toISOString(), now)).toMatch(/^tomorrow at /);
  });
  it('that is further off is a date, with the year if it is another', () => {
    expect(formatRelativeTime(at(10, 3).toISOString(), now)).toBe('3 October');
    expect(formatRelativeTime(at(10, 3, 12, 0, 0, 2024).toISOString(), now)).toBe('3 October 2024');
  });
  it('in the future has its time too', () => {
    expect(formatUpcoming(at(11, 22, 18).toISOString(), now)).toMatch(/^Today at /);
    expect(formatUpcoming(at(11, 27, 22).toISOString(), now)).toMatch(/^Friday at /);
    expect(formatUpcoming(at(12, 18, 9).toISOString(), now)).toMatch(/^18 December at 9:00/);
  });
  it('has the reader’s hour format', () => {
    expect(formatHour(at(11, 22, 21, 40), 'en-GB')).toBe('21:40');
    expect(formatHour(at(11, 22, 21, 40), 'en-US')).toMatch(/^9:40\s?pm$/i);
  });
});

describe('the end of a period', () => {
  it('at the last second of a day, or the first of the next, is midnight', () => {
    expect(formatUntil(at(11, 22, 23, 59, 59).toISOString(), now)).toBe('midnight tonight');
    expect(formatUntil(at(11, 23, 0, 0).toISOString(), now)).toBe('midnight tonight');
    expect(formatUntil(at(11, 23, 23, 59, 59).toISOString(), now)).toBe('midnight tomorrow');
  });
  it('at another time is that time', () => {
    expect(formatUntil(at(11, 22, 18, 30).toISOString(), now)).toMatch(/today$/);
    expect(formatUntil(at(11, 30, 8, 0).toISOString(), now)).toMatch(/on 30 November$/);
  });
});

it('formats numbers up to twelve as words, and quantities with singular and plural', () => {
  expect([formatSmallNumber(1), formatSmallNumber(12), formatSmallNumber(1300)]).toEqual(['one', 'twelve', '1,300']);
  expect([formatQuantity(1, 'card'), formatQuantity(0, 'card'), formatQuantity(2, 'person', 'people')]).toEqual([
    '1 card',
    '0 cards',
    '2 people',
  ]);
});
it('lists names, and names a place by its time zone', () => {
  expect(formatNames(['Amelie', 'Theo', 'Mum'])).toBe('Amelie, Theo and Mum');
  expect(formatPlace('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
