import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as read } from './routes/card/read/$magicLink.{-$magicLink2}.tsx';
import { Route as createSend } from './routes/card/send/create.tsx';
import { Route as send } from './routes/card/send/$step.tsx';

/** As in the generated table: path patterns of the router, not addresses. */
const CORE: readonly (readonly [path: string, route: AnyRoute])[] = [
  ['/card/read/$magicLink/{-$magicLink2}', read],
  // Needed here because it would otherwise match the route of a step.
  ['/card/send/create', createSend],
  ['/card/send/$step', send],
];

/**
 * The routes for reading and sending a card. The whole table has twenty times as many, and a card that is opened on a slow network should not wait
 * for the routes of pages that its reader never visits. The others are loaded after hydration (app/hydrate.tsx).
 */
export function coreTree(): AnyRoute {
  const tree: AnyRoute = root;
  return tree.addChildren(
    CORE.map(([path, route]): AnyRoute => route.update({ id: path, path, getParentRoute: () => root } as never)),
  );
}

/** Whether the router has a route for this path. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // A match of a parent with the rest of the path left over is only the router's choice of who shows a not-found page.
  return route !== undefined && !('**' in params);
}
