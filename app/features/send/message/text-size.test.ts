import { expect, it } from 'vitest';
import { countWords, getVerseSize } from './text-size.ts';

it('sizes a verse by its longest line and its number of lines', () => {
  expect(getVerseSize('A year that\nkeeps on opening')).toBe(8);
  expect(getVerseSize('Wishing you the happiest of birthdays, today and always')).toBeLessThan(7);
  expect(getVerseSize('a\n'.repeat(14))).toBeLessThan(5);
});
it('counts words in any script', () => {
  expect(countWords('Dear Amelie, save me a corner.')).toBe(6);
  expect(countWords('')).toBe(0);
  expect(countWords('生日快乐')).toBeGreaterThan(0);
});
