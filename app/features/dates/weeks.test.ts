import { expect, it } from 'vitest';
import { weeksOf } from './weeks.ts';

it('begins a month on its weekday, and ends it on its last day', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks.at(-1)).toEqual([30, null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

it('knows a leap year', () => {
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
});
