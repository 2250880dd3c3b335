import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { Route as root } from '#app/routes/__root.tsx';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import type { RouteTable } from './route-table.ts';

/** The pages that most visits begin at, by their paths. */
const TABLES: readonly (readonly [paths: RegExp, load: () => Promise<RouteTable>])[] = [
  [/^\/($|cards(\/|$)|card\/view\/)/, () => import('./shop-routes.ts')],
  [/^\/card\/send\/[a-z]+\/?$/, () => import('./sending-routes.ts')],
  [/^\/(login|register|forgot)\/?$/, () => import('./sign-in-routes.ts')],
  [
    /^\/(card\/read|open|name|about|company|contact|privacy|team|terms|anniversary\/gift|birthday\/group|group-cards|happy_birthday|infographic|ios-app|poply)(\/|$)/,
    () => import('./page-routes.ts'),
  ],
];

/**
 * The routes that a visit begins with: those around the page at this path. The whole table has twenty times as many, and a page on a slow network
 * should not wait for the routes of pages that its reader never visits. The others are loaded after hydration (app/hydrate.tsx).
 */
export async function firstTree(path: string): Promise<AnyRoute> {
  const load = TABLES.find(([paths]) => paths.test(path))?.[1];
  const tree: AnyRoute = root;
  return tree.addChildren(load ? (await retryChunk('first-routes', load)).firstRoutes(root) : []);
}

/** Whether the router has a route for this path. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // A match of a parent with the rest of the path left over is only the router's choice of who shows a not-found page.
  return route !== undefined && !('**' in params);
}
