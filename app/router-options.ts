/** How the router behaves, on the server and in the browser. */
export const routerOptions = {
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
} as const;
