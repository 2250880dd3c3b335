import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcdefghijklmnop', 0],
  ['1234567890', 0],
  ['qwertyuiop12345', 0],
  ['napkin-map', 1],
  ['napkin map canoe', 2],
  ['yellow canoe napkin harbour', 3],
  ['x8#Lq0!vT2', 2],
  ['x8#Lq0!vT2$rWmZ9k', 3],
] as const)('says of "%s" how hard it is to guess', (password, level) => {
  expect(strengthOf(password).level).toBe(level);
});
it('ignores parts of the name or address', () => {
  const known = ['Rosa Lindqvist', 'rosa@lindqvist.example'];
  expect(strengthOf('rosalindqvist2', known).level).toBe(0);
  expect(strengthOf('rosalindqvist2').level).toBeGreaterThan(0);
});
it('has a label, and never a lower strength for a longer password', () => {
  expect(strengthOf('napkin-map').words).toBe('Fair');
  const whole = 'a napkin, a map and a canoe';
  const levels = Array.from({ length: whole.length }, (_, i) => strengthOf(whole.slice(0, i + 1)).level);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});
