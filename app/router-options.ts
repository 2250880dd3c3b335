import { readQuery, writeQuery } from '#shared/links/address-query.ts';

/** How the router behaves, on the server and in the browser. */
export const routerOptions = {
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
} as const;
