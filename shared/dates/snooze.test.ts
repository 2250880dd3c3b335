import { describe, expect, it } from 'vitest';
import { canSnoozeUntil, snoozeDay, snoozeDays } from './snooze.ts';

const TODAY = '2026-11-21';

describe('the days until which a reminder can be put off', () => {
  it.each([
    ['in a week', '2026-11-28', ['2026-11-22', '2026-11-25', '2026-11-27', '2026-11-28']],
    ['in a month', '2026-12-21', ['2026-11-22', '2026-12-14', '2026-12-18', '2026-12-20', '2026-12-21']],
    ['in two days', '2026-11-23', ['2026-11-22', '2026-11-23']],
    ['tomorrow', '2026-11-22', ['2026-11-22']],
    ['today', '2026-11-21', ['2026-11-22', '2026-11-23']],
    ['two days ago', '2026-11-19', ['2026-11-22']],
    ['three days ago', '2026-11-18', []],
  ])('where it is %s', (_, on, days) => {
    expect(snoozeDays(on, TODAY)).toEqual(days);
    expect(days.every((day) => canSnoozeUntil(day, on, TODAY))).toBe(true);
  });

  it('are neither today nor earlier, nor later than it is worth writing', () => {
    expect(canSnoozeUntil('2026-11-21', '2026-11-28', TODAY)).toBe(false);
    expect(canSnoozeUntil('2026-12-01', '2026-11-28', TODAY)).toBe(true);
    expect(canSnoozeUntil('2026-12-02', '2026-11-28', TODAY)).toBe(false);
  });
});

it.each([
  ['two days before', '2026-11-28', [7, 1], '2026-11-26'],
  ['over the end of a year', '2027-01-01', [7], '2026-12-30'],
  ['a day that has no reminder of its own', '2026-11-23', [1], '2026-11-23'],
  ['the next day, where it is that day', '2026-11-21', [7, 0], '2026-11-22'],
  ['none, where each day has one', '2026-11-22', [1, 0, -1], null],
])('a reminder offers %s', (_, on, leads, day) => {
  expect(snoozeDay(on, TODAY, leads)).toBe(day);
});
