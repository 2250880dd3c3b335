import { expect, it } from 'vitest';
import { occasionsOf } from './occasions.ts';

const item = (slug: string, count: number, items: ReturnType<typeof shelf>[] = []) => ({
  ...shelf(slug, count),
  items,
});
function shelf(slug: string, count: number) {
  return { slug, name: slug, path: `/x/${slug}`, count, items: [] };
}

it('names occasions by how many cards they have, and holidays by their days', () => {
  const nav = [
    item('thank-you', 20),
    item('birthday', 90),
    item('holidays', 70, [shelf('christmas', 40), shelf('diwali', 30)]),
  ];
  expect(occasionsOf(nav).map(({ name }) => name)).toEqual(['birthday', 'christmas', 'diwali', 'thank-you']);
});

it('keeps holidays that have no days, and ends in time', () => {
  expect(occasionsOf([item('holidays', 3)]).map(({ name }) => name)).toEqual(['holidays']);
  expect(occasionsOf(Array.from({ length: 30 }, (_, i) => item(`o${i}`, i)))).toHaveLength(12);
});
