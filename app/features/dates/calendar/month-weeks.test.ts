import { expect, it } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

it('begins a month on its weekday, and ends it on its last day', () => {
  const weeks = monthWeeks('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks.at(-1)).toEqual([30, null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

it('knows a leap year', () => {
  expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(monthWeeks('2027-02').flat().filter(Boolean)).toHaveLength(28);
});

it('begins weeks on the chosen day', () => {
  expect(monthWeeks('2026-11', 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(monthWeeks('2026-11', 6)[0]).toEqual([null, 1, 2, 3, 4, 5, 6]);
});
