import { describe, expect, it } from 'vitest';
import {
  getHourCycle,
  formatTimeZone,
  formatDate,
  formatRelativeDay,
  formatDateTime,
  formatDateTimeSince,
  formatPartOfDay,
  formatTime,
} from './format-time.ts';

it('formats hours as usual in the reader’s country', () => {
  expect([getHourCycle('en-GB'), getHourCycle('en-US'), getHourCycle('de')]).toEqual(['h23', 'h12', 'h23']);
  expect([
    formatTime('09:00', 'h23'),
    formatTime('00:15', 'h12'),
    formatTime('12:00', 'h12'),
    formatTime('22:00', 'h12'),
  ]).toEqual(['9:00', '12:15\u00a0am', '12:00\u00a0pm', '10:00\u00a0pm']);
  expect(['03:00', '09:00', '14:00', '22:00'].map(formatPartOfDay)).toEqual([
    'night',
    'morning',
    'afternoon',
    'evening',
  ]);
});
it('formats days', () => {
  expect(formatDate('2026-11-28')).toBe('Saturday 28 November');
  expect(formatDate('2027-01-02', '2026-11-21')).toBe('Saturday 2 January 2027');
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28', '2027-01-02'].map((date) =>
      formatRelativeDay(date, '2026-11-21'),
    ),
  ).toEqual(['today', 'tomorrow', 'on Friday', 'on 28 November', 'on 2 January 2027']);
  expect(formatTimeZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
describe('date and time', () => {
  it('is short and complete', () => {
    expect(formatDateTime('2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('15 Nov, 9:00');
    expect(formatDateTimeSince('2026-11-15T09:01:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe('9:01');
    expect(formatDateTimeSince('2026-11-16T07:55:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe(
      'Monday, 7:55',
    );
    expect(formatDateTimeSince('2026-12-02T07:55:00Z', '2026-11-15T09:00:00Z', 'Europe/London', 'h23')).toBe(
      '2 Dec, 7:55',
    );
  });
});
