import { describe, expect, it } from 'vitest';
import {
  hourStyleOf,
  placeName,
  sayDate,
  sayDay,
  sayMoment,
  sayMomentAfter,
  sayPartOfDay,
  sayTime,
} from './say-time.ts';

it('says hours as the country of the reader does', () => {
  expect([hourStyleOf('en-GB'), hourStyleOf('en-US'), hourStyleOf('de')]).toEqual(['h23', 'h12', 'h23']);
  expect([sayTime('09:00', 'h23'), sayTime('00:15', 'h12'), sayTime('12:00', 'h12'), sayTime('22:00', 'h12')]).toEqual([
    '9:00',
    '12:15\u00a0am',
    '12:00\u00a0pm',
    '10:00\u00a0pm',
  ]);
  expect(['03:00', '09:00', '14:00', '22:00'].map(sayPartOfDay)).toEqual(['night', 'morning', 'afternoon', 'evening']);
});
it('says days', () => {
  expect(sayDate('2026-11-28')).toBe('Saturday 28 November');
  expect(sayDate('2027-01-02', '2026-11-21')).toBe('Saturday 2 January 2027');
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28', '2027-01-02'].map((date) => sayDay(date, '2026-11-21')),
  ).toEqual(['today', 'tomorrow', 'on Friday', 'on 28 November', 'on 2 January 2027']);
  expect(placeName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
describe('moments of the ledger', () => {
  it('are short and complete', () => {
    expect(sayMoment('2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('15 Nov, 9:00');
    expect(sayMomentAfter('2026-11-15T09:01:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('9:01');
    expect(sayMomentAfter('2026-11-16T07:55:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('Monday, 7:55');
    expect(sayMomentAfter('2026-12-02T07:55:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('2 Dec, 7:55');
  });
});
