import { expect, test } from 'vitest';
import { FAMILY_IDS } from '#artwork/index.ts';
import { familyAges, ADDED_FAMILIES, newestFirst } from './added-families.ts';

test('families that joined are families, each once', () => {
  expect(ADDED_FAMILIES.filter((family) => !FAMILY_IDS.includes(family))).toEqual([]);
  expect(new Set(ADDED_FAMILIES).size).toBe(ADDED_FAMILIES.length);
});

/** How many families the shop opened with. */
const AT_THE_OPENING = 138;
test('every other family is in the list; if not: add its id at the end', () =>
  expect(FAMILY_IDS.length - AT_THE_OPENING).toBe(ADDED_FAMILIES.length));

test('the last to join comes first, and no family fills a page', () => {
  const cards = ['old', 'b', 'a', 'old', 'b', 'a', 'b', 'old'].map((family, id) => ({ family, id }));
  const order = newestFirst(cards, familyAges(['a', 'b']));
  expect(order.map(({ family }) => family)).toEqual(['b', 'a', 'b', 'a', 'b', 'old', 'old', 'old']);
  // What stood there at the opening keeps its order.
  expect(order.slice(-3).map(({ id }) => id)).toEqual([0, 3, 7]);
});
