import { type AnyRoute, type AnyRouter, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { firstTree, hasRoute } from './first-tree.ts';

const link = 'A'.repeat(22);

/** A router with this table. The router keeps the first table that it is given for a root, on a server. */
function routerOf(routeTree: AnyRoute): AnyRouter {
  const router = createRouter({ routeTree });
  router.setRoutes(router.buildRouteTree());
  return router;
}

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

// All tables have one root: its children are those of the last table that was built.
const firsts: AnyRouter[] = [];
for (const [start] of STARTS) firsts.push(routerOf(await firstTree(start)));
const elsewhere = routerOf(await firstTree(routes.account()));
const { routeTree } = await import('#app/routeTree.gen.ts');
const whole = routerOf(routeTree);

it.each(STARTS.map((start, index) => [...start, firsts[index]!] as const))(
  'begins at %s with a part of the table, which matches the same routes as the whole',
  (start, count, first) => {
    const known = Object.keys(first.routesById);
    expect(known).toHaveLength(count);
    expect(hasRoute(first, start)).toBe(true);
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

it('begins anywhere else with no route at all, so that the whole table is loaded', () => {
  expect(Object.keys(elsewhere.routesById)).toEqual(['__root__']);
  expect(hasRoute(elsewhere, routes.account())).toBe(false);
});
