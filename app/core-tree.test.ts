import { type AnyRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { coreTree, hasRoute } from './core-tree.ts';

it('the core tree matches the same routes as the whole table', async () => {
  const core = createRouter({ routeTree: coreTree() });
  const first = core.routesById;
  const { routeTree } = await import('./routeTree.gen.ts');
  const whole = createRouter({ routeTree });
  whole.setRoutes(whole.buildRouteTree());

  expect(Object.keys(whole.routesById)).toEqual(expect.arrayContaining(Object.keys(first)));
  expect(Object.keys(whole.routesById).length).toBeGreaterThan(Object.keys(first).length);
  const paths = (Object.values(whole.routesById) as AnyRoute[]).map(({ fullPath }) =>
    String(fullPath).replace(/\{-\$\w+\}|\$\w+/g, 'words'),
  );
  const known = paths.filter((path) => hasRoute(core, path));
  expect(known.length).toBeGreaterThanOrEqual(Object.keys(first).length - 1);
  expect(known.length).toBeLessThan(paths.length);
  for (const path of known)
    expect([path, core.getMatchedRoutes(path)[2]?.id]).toEqual([path, whole.getMatchedRoutes(path)[2]?.id]);
});
