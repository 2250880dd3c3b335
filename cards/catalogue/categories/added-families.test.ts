import { expect, test } from 'vitest';
import { FAMILY_IDS } from '#artwork/index.ts';
import { familyAges, ADDED_FAMILIES, newestFirst } from './added-families.ts';

test('the added families exist, each listed once', () => {
  expect(ADDED_FAMILIES.filter((family) => !FAMILY_IDS.includes(family))).toEqual([]);
  expect(new Set(ADDED_FAMILIES).size).toBe(ADDED_FAMILIES.length);
});

/** The number of families in the first release. */
const AT_THE_OPENING = 138;
test('every other family is in the list; if this fails, add its id at the end', () =>
  expect(FAMILY_IDS.length - AT_THE_OPENING).toBe(ADDED_FAMILIES.length));

test('the newest family comes first, and no family fills a page', () => {
  const cards = ['old', 'b', 'a', 'old', 'b', 'a', 'b', 'old'].map((family, id) => ({ family, id }));
  const order = newestFirst(cards, familyAges(['a', 'b']));
  expect(order.map(({ family }) => family)).toEqual(['b', 'a', 'b', 'a', 'b', 'old', 'old', 'old']);
  // Families of the first release keep their order.
  expect(order.slice(-3).map(({ id }) => id)).toEqual([0, 3, 7]);
});
