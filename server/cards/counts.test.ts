import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_FACETS, occasionOf } from '#cards/catalogue/categories/category-facets.ts';
import type { Category, Facets, NavItem, Suggestion, UpcomingDay } from '#contract/card.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';

let app: TestApp;
let visitor: TestVisitor;
let nav: NavItem[];
beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
  ({ navItems: nav } = await visitor.call('GET /card-nav', {}));
});
afterAll(() => app.close());

type Query = Record<string, string | number | undefined>;
/** A category with those in it, as the navigation has them. */
const flat = (items: readonly NavItem[]): NavItem[] => items.flatMap((item) => [item, ...flat(item.items)]);
const placeOf = (path: string): Query => {
  const [top, mid, sub] = path.replace(/^(?:\/cards)?\//, '').split('/');
  return { top, mid, sub };
};
const totalOf = async (query: Query): Promise<number> =>
  (await visitor.call('GET /cards', { query: { ...query, limit: 1 } })).total;
const categoryOf = async (query: Query): Promise<Category> =>
  (await visitor.call('GET /categories', { query })).category;
const facetsOf = (query: Query): Promise<{ facets: Facets; total: number }> =>
  visitor.call('GET /cards/facets', { query });
type Stated = { of: Query; count: number | undefined };
/** Numbers that differ from that of `GET /cards` for the same question. */
async function differences(stated: readonly Stated[]): Promise<(Stated & { total: number })[]> {
  if (stated.length === 0) throw new Error('There is no number to compare.');
  const found = await Promise.all(stated.map(async (one) => ({ ...one, total: await totalOf(one.of) })));
  return found.filter(({ count, total }) => count !== total);
}

describe('the same question has the same number of cards everywhere', () => {
  it('in the navigation, on the page of a category, in its list and in its filters', async () => {
    const all = flat(nav);
    expect(all.length).toBeGreaterThan(100);
    expect(await differences(all.map(({ path, count }) => ({ of: placeOf(path), count })))).toEqual([]);
    for (const { path, count, items } of all) {
      const category = await categoryOf(placeOf(path));
      const { total } = await facetsOf(placeOf(path));
      expect([path, category.count, total]).toEqual([path, count, count]);
      expect(category.children.map((child) => [child.path, child.count])).toEqual(
        items.map((item) => [item.path, item.count]),
      );
      const known = new Map(all.map((item) => [item.path, item.count]));
      for (const parent of category.parents)
        expect([parent, ...parent.children].map((one) => one.count)).toEqual(
          [parent, ...parent.children].map((one) => known.get(one.path)),
        );
    }
  });

  it('of the whole shop', async () => {
    const shop = await categoryOf({});
    expect([shop.count, (await facetsOf({})).total]).toEqual([await totalOf({}), await totalOf({})]);
  });

  it.each(CATEGORY_FACETS)('$path and its occasion narrowed to $value', async ({ path, facet, value }) => {
    const occasion = placeOf(`/cards/${occasionOf(path)}`);
    const category = await categoryOf(placeOf(`/cards/${path}`));
    const choice = (await facetsOf(occasion)).facets[facet].find((one) => one.value === value);
    expect(category.count).toBeGreaterThan(0);
    expect([choice?.count, await totalOf({ ...occasion, [facet]: value })]).toEqual([category.count, category.count]);
  });

  it('where filters are kept from category to category: each number is that of the page behind its link', async () => {
    for (const filters of [{ mood: 'funny' }, { colour: 'blue', style: 'gold foil' }, { recipient: 'dad' }]) {
      const { parents, children, count } = await categoryOf({ top: 'birthday', mid: 'family', ...filters });
      const stated = [...parents, ...parents.flatMap((parent) => parent.children), ...children];
      expect(
        await differences(stated.map((one) => ({ of: { ...placeOf(one.path), ...filters }, count: one.count }))),
      ).toEqual([]);
      expect(count).toBe(await totalOf({ top: 'birthday', mid: 'family', ...filters }));
    }
  });

  it('in every choice of every filter', async () => {
    for (const place of [{}, { top: 'birthday' }, { top: 'birthday', mid: 'mum' }, { q: 'flowers' }]) {
      const { facets } = await facetsOf(place);
      expect(
        await differences(
          Object.entries(facets).flatMap(([facet, choices]) =>
            choices.map(({ value, count }) => ({ of: { ...place, [facet]: value }, count })),
          ),
        ),
      ).toEqual([]);
    }
  });

  it('in suggestions and upcoming holidays', async () => {
    const found = await Promise.all(
      ['birthday mum', 'dad', 'christmas', 'fox', 'anniv'].map(
        async (q): Promise<Suggestion[]> => (await visitor.call('GET /cards/suggestions', { query: { q } })).results,
      ),
    );
    expect(
      await differences(
        found
          .flat()
          .flatMap(({ kind, text, path, count }) =>
            count === undefined ? [] : [{ of: kind === 'category' ? placeOf(path) : { q: text }, count }],
          ),
      ),
    ).toEqual([]);
    const days: UpcomingDay[] = (
      await visitor.call('GET /cards/coming-up', { query: { from: '2026-11-27', limit: 20 } })
    ).results;
    expect(await differences(days.map(({ path, count }) => ({ of: placeOf(path), count })))).toEqual([]);
  });
});
