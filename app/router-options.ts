import { readPageQuery } from '#app/client/page/site-query.ts';
import { formatQuery } from '#shared/links/address-query.ts';

/** How the router behaves, on the server and in the browser. */
export const routerOptions = {
  parseSearch: readPageQuery,
  stringifySearch: formatQuery,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
} as const;
