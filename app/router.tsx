import { createRouter } from '@tanstack/react-router';
import { routerOptions } from './router-options.ts';
import { routeTree } from './routeTree.gen.ts';

/** A router with all routes, for one request on the server. The browser starts with a part of them (app/hydrate.tsx). */
export function getRouter() {
  return createRouter({ routeTree, ...routerOptions });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
