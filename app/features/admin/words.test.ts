import { expect, test } from 'vitest';
import { foundInWords } from './words.ts';

const CARDS = ['card', 'cards'] as const;
const some = (many: number) => Array.from({ length: many });

test('what was found is told as it is counted: all of it, or as far as counting goes', () => {
  expect(foundInWords({ results: some(1), total: 1 }, CARDS, true)).toBe('1 card');
  expect(foundInWords({ results: some(20), total: 5000, isMore: false }, CARDS, true)).toBe(
    '5,000 cards, the first 20 of them here',
  );
  expect(foundInWords({ results: some(20), total: 5000, isMore: true }, CARDS, true)).toBe(
    'More than 5,000 cards, the first 20 of them here. More letters find fewer.',
  );
  expect(foundInWords({ results: some(1200), total: 10_000, isMore: true }, CARDS, false)).toBe(
    'More than 10,000 cards, the first 1,200 of them here.',
  );
  // Of those that came back, only what was looked through is known.
  expect(foundInWords({ results: some(3), total: 3, isMore: true }, CARDS, true)).toBe(
    'At least 3 cards. More letters find fewer.',
  );
});
