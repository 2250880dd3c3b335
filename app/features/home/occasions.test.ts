import { expect, it } from 'vitest';
import { occasionsOf } from './occasions.ts';

const item = (slug: string, count: number, items: ReturnType<typeof category>[] = []) => ({
  ...category(slug, count),
  items,
});
function category(slug: string, count: number) {
  return { slug, name: slug, path: `/x/${slug}`, count, items: [] };
}

it('lists occasions by their number of cards, and holidays by their names', () => {
  const nav = [
    item('thank-you', 20),
    item('birthday', 90),
    item('holidays', 70, [category('christmas', 40), category('diwali', 30)]),
  ];
  expect(occasionsOf(nav).map(({ name }) => name)).toEqual(['birthday', 'christmas', 'diwali', 'thank-you']);
});

it('keeps a holiday category without subcategories, and limits the list', () => {
  expect(occasionsOf([item('holidays', 3)]).map(({ name }) => name)).toEqual(['holidays']);
  expect(occasionsOf(Array.from({ length: 30 }, (_, i) => item(`o${i}`, i)))).toHaveLength(12);
});
