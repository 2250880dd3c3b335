import { expect, it } from 'vitest';
import { countWords, letterSize, verseSize } from './letter-size.ts';

it('writes a short message large and a long one small, never below what can be read', () => {
  expect(letterSize('Dear Amelie, have the loveliest day.')).toBe(6.4);
  expect(letterSize('word '.repeat(120))).toBeLessThan(6.4);
  expect(letterSize('word '.repeat(1000))).toBe(3);
  expect(letterSize('\n'.repeat(20))).toBeLessThan(letterSize(' '.repeat(20)));
});
it('sets a verse by its longest line and its number of lines', () => {
  expect(verseSize('A year that\nkeeps on opening')).toBe(8);
  expect(verseSize('Wishing you the happiest of birthdays, today and always')).toBeLessThan(7);
  expect(verseSize('a\n'.repeat(14))).toBeLessThan(5);
});
it('counts words in any script', () => {
  expect(countWords('Dear Amelie, save me a corner.')).toBe(6);
  expect(countWords('')).toBe(0);
  expect(countWords('生日快乐')).toBeGreaterThan(0);
});
