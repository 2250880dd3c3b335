import { expect, it } from 'vitest';
import { checkArrivalDay } from './arrival-day.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');

it.each([
  // It is still the 20th twelve hours behind UTC.
  ['2026-11-20', null],
  ['2026-11-19', 'past'],
  ['2026-02-30', 'no-such-day'],
  ['', 'no-such-day'],
  ['2028-11-19', null],
  ['2028-11-20', 'too-far'],
])('of %s it says %s', (date, fault) => {
  expect(checkArrivalDay(date, NOW)).toBe(fault);
});
