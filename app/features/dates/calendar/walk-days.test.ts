import { expect, it } from 'vitest';
import { addMonths, dayAfterKey, monthsFrom } from './walk-days.ts';

const year = { first: '2026-11-01', last: '2027-10-31', weekStart: 1 };

it.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['ArrowUp', '2026-12-05', '2026-11-28'],
  ['Home', '2026-11-28', '2026-11-23'],
  ['End', '2026-11-28', '2026-11-29'],
  ['End', '2026-11-30', '2026-12-06'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-03-31', '2027-02-28'],
])('%s leads from %s to %s', (key, from, to) => expect(dayAfterKey(key, from, year)).toBe(to));

it.each([
  ['ArrowLeft', '2026-11-01', '2026-11-01'],
  ['ArrowUp', '2026-11-03', '2026-11-03'],
  ['PageUp', '2026-11-28', '2026-11-28'],
  ['Home', '2026-11-01', '2026-11-01'],
  ['PageDown', '2027-10-05', '2027-10-05'],
  ['ArrowDown', '2027-10-30', '2027-10-30'],
  ['End', '2027-10-30', '2027-10-31'],
])('%s stays within the year: from %s to %s', (key, from, to) => expect(dayAfterKey(key, from, year)).toBe(to));

it('goes to the ends of a week that begins on Sunday', () => {
  expect(dayAfterKey('Home', '2026-11-28', { ...year, weekStart: 7 })).toBe('2026-11-22');
  expect(dayAfterKey('End', '2026-11-29', { ...year, weekStart: 7 })).toBe('2026-12-05');
});

it('leaves other keys alone', () => expect(dayAfterKey('Enter', '2026-11-28', year)).toBeNull());

it('knows the months of a year', () => {
  expect(monthsFrom('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(addMonths('2028-01-30', 1)).toBe('2028-02-29');
});
