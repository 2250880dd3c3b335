import { expect, it } from 'vitest';
import { formatSnoozeDay } from './snooze-words.ts';

it.each([
  ['2026-11-29', '2026-11-29', 'tomorrow'],
  ['2026-12-07', '2026-12-08', 'the day before'],
  ['2026-12-08', '2026-12-08', 'on the day'],
  ['2026-12-05', '2026-12-08', 'three days before'],
  ['2026-12-01', '2026-12-08', 'a week before'],
  ['2026-12-03', '2026-12-05', 'on Thursday'],
  ['2026-12-06', '2026-12-08', 'in 8 days'],
  ['2026-11-30', '2026-11-28', 'on Monday'],
])('to be told again on %s of %s is said as %s', (until, on, said) => {
  expect(formatSnoozeDay(until, on, '2026-11-28')).toBe(said);
});
