import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as read } from './routes/card/read/$magicLink.{-$magicLink2}.tsx';
import { Route as createSend } from './routes/card/send/create.tsx';
import { Route as send } from './routes/card/send/$step.tsx';

/** As the generated table writes them: address patterns of the router's own, not addresses. */
const CORE: readonly (readonly [path: string, route: AnyRoute])[] = [
  ['/card/read/$magicLink/{-$magicLink2}', read],
  // Here only because the address of a step would else be taken for it.
  ['/card/send/create', createSend],
  ['/card/send/$step', send],
];

/**
 * The routes of cards on their way: reading one and sending one. The table has twenty times as many, and a card that is opened on a slow
 * network should not wait for the addresses of pages that its reader never sees: the others come once the page is alive (app/hydrate.tsx).
 */
export function coreTree(): AnyRoute {
  const tree: AnyRoute = root;
  return tree.addChildren(
    CORE.map(([path, route]): AnyRoute => route.update({ id: path, path, getParentRoute: () => root } as never)),
  );
}

/** Whether the router's table has a page under this path. */
export function knows(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path);
  // A page above, with the rest of the path left over, is the router's guess at who would say that there is no such page.
  return route !== undefined && !('**' in params);
}
