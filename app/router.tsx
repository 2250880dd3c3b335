import { createRouter } from '@tanstack/react-router';
import { routerOptions } from './router-options.ts';
import { routeTree } from './routeTree.gen.ts';

/** A router with the whole table, for one request on the server. The browser's begins with a part of it (app/hydrate.tsx). */
export function getRouter() {
  return createRouter({ routeTree, ...routerOptions });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
