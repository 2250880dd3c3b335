import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** A router for one request on the server, or for the life of the page in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
