import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { greetingCounts, isLarge, hasTooFewGreetings } from './greeting-share.ts';

const card = (greeting?: { height: number; width: number }) =>
  ({ categories: [['birthday'], ['birthday', 'mum']], facts: greeting ? { greeting } : {} }) as CatalogueEntry;

test('a category has too few greetings while fewer than one card in six has one in large letters', () => {
  const large = card({ height: 0.06, width: 0.5 });
  const small = card({ height: 0.03, width: 0.5 });
  const tooFew = (...on: CatalogueEntry[]) => greetingCounts(on).filter(hasTooFewGreetings);
  expect(tooFew(large, card(), card(), card(), card(), card())).toEqual([]);
  expect(tooFew(large, card(), card(), card(), card(), card(), card())).toEqual([
    { category: 'birthday', cards: 7, greeting: 1 },
    { category: 'birthday/mum', cards: 7, greeting: 1 },
  ]);
  expect(tooFew(small, card(), card(), card(), card(), card())).toHaveLength(2);
});

test('a headline is large if its letters are tall and it is wider than a third of the front', () => {
  expect(isLarge({ height: 0.048, width: 0.36 })).toBe(true);
  expect(isLarge({ height: 0.047, width: 0.6 })).toBe(false);
  expect(isLarge({ height: 0.08, width: 0.3 })).toBe(false);
});
