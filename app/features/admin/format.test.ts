import { expect, test } from 'vitest';
import { formatFound } from './format.ts';

const CARDS = ['card', 'cards'] as const;
const rows = (length: number) => Array.from({ length });

test('the number of results says whether all were counted', () => {
  expect(formatFound({ results: rows(1), total: 1 }, CARDS, true)).toBe('1 card');
  expect(formatFound({ results: rows(20), total: 5000, isMore: false }, CARDS, true)).toBe(
    '5,000 cards, showing the first 20',
  );
  expect(formatFound({ results: rows(20), total: 5000, isMore: true }, CARDS, true)).toBe(
    'More than 5,000 cards, showing the first 20. Type more letters to narrow the search.',
  );
  expect(formatFound({ results: rows(1200), total: 10_000, isMore: true }, CARDS, false)).toBe(
    'More than 10,000 cards, showing the first 1,200.',
  );
  // Only a part of the rows was searched.
  expect(formatFound({ results: rows(3), total: 3, isMore: true }, CARDS, true)).toBe(
    'At least 3 cards. Type more letters to narrow the search.',
  );
});
