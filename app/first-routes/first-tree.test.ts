import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { firstTree, hasRoute } from './first-tree.ts';

const link = 'A'.repeat(22);
const STARTS: readonly (readonly [path: string, ids: number])[] = [
  [routes.home(), 4],
  [routes.cards('birthday'), 4],
  [routes.card('fox-in-snow'), 4],
  [routes.send('card'), 3],
  [routes.read(link, link), 18],
  [routes.open(), 18],
  [routes.name('Amelie'), 18],
  [routes.about(), 18],
  [routes.login(), 5],
];

it.each(STARTS)(
  'begins at %s with a part of the table, which matches the same routes as the whole',
  async (start, count) => {
    const first = createRouter({ routeTree: await firstTree(start) });
    const known = Object.keys(first.routesById);
    expect(known).toHaveLength(count);
    expect(hasRoute(first, start)).toBe(true);

    const { routeTree } = await import('#app/routeTree.gen.ts');
    const whole = createRouter({ routeTree });
    whole.setRoutes(whole.buildRouteTree());
    expect(Object.keys(whole.routesById)).toEqual(expect.arrayContaining(known));
    const paths = (Object.values(whole.routesById) as AnyRoute[])
      .map(({ fullPath }) => String(fullPath).replace(/\{-\$\w+\}|\$\w+/g, 'words'))
      .filter((path) => hasRoute(first, path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThan(Object.keys(whole.routesById).length / 3);
    for (const path of paths)
      expect([path, first.getMatchedRoutes(path)[2]?.id]).toEqual([path, whole.getMatchedRoutes(path)[2]?.id]);
  },
);

it('begins anywhere else with no route at all, so that the whole table is loaded', async () => {
  const first = createRouter({ routeTree: await firstTree(routes.account()) });
  expect(Object.keys(first.routesById)).toEqual(['__root__']);
  expect(hasRoute(first, routes.account())).toBe(false);
});
