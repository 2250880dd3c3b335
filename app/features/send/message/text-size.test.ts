import { expect, it } from 'vitest';
import { countWords, getMessageSize, getVerseSize } from './text-size.ts';

it('sets a short message large and a long one small, never too small to read', () => {
  expect(getMessageSize('Dear Amelie, have the loveliest day.')).toBe(6.4);
  expect(getMessageSize('word '.repeat(120))).toBeLessThan(6.4);
  expect(getMessageSize('word '.repeat(1000))).toBe(3);
  expect(getMessageSize('\n'.repeat(20))).toBeLessThan(getMessageSize(' '.repeat(20)));
});
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
