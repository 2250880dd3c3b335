import { expect, test } from 'vitest';
import { SIBLING_DISTANCE, interleaveCategories, type Ordered, orderCategory } from './ordering.ts';

function cardsOf(families: number, each: number, top = 'birthday'): Ordered[] {
  return Array.from({ length: families * each }, (_, i) => ({
    cardId: `${top}-${i}`,
    top,
    family: `f${i % families}`,
    layout: 'main',
    style: `s${i % 5}`,
    palette: `p${i % 7}`,
    hero: `h${i}`,
    isDark: i % 3 === 0,
    quality: i % 4,
  }));
}
const places = (cards: readonly Ordered[], family: string) =>
  cards.flatMap((card, i) => (card.family === family ? [i] : []));

test('siblings are apart if the category is large enough', () => {
  const done = orderCategory(cardsOf(60, 3));
  const gaps = done.flatMap((card) =>
    places(done, card.family)
      .slice(1)
      .map((place, i) => place - places(done, card.family)[i]!),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(SIBLING_DISTANCE);
});

test('the named cards come first, in their order', () => {
  expect(
    orderCategory(cardsOf(10, 2), ['birthday-7', 'birthday-3'])
      .slice(0, 2)
      .map((card) => card.cardId),
  ).toEqual(['birthday-7', 'birthday-3']);
});

test('interleaving loses no card and keeps the order of every category', () => {
  const categories = [orderCategory(cardsOf(20, 4)), orderCategory(cardsOf(10, 2, 'holidays'))];
  const all = interleaveCategories(categories, ['holidays', 'birthday']);
  expect(all.map((card) => card.cardId).toSorted()).toEqual(
    categories
      .flat()
      .map((card) => card.cardId)
      .toSorted(),
  );
  expect(all.slice(0, 2).map((card) => card.top)).toEqual(['holidays', 'birthday']);
  for (const one of categories) expect(all.filter((card) => card.top === one[0]?.top)).toEqual(one);
});
