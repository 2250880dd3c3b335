import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { browseHead } from '#app/features/browse/browse-head.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import { parseBrowseSearch } from '#app/features/browse/browse-search.ts';
import { loadBrowse } from '#app/features/browse/load-browse.ts';
import { usePersonalOrder } from '#app/features/browse/list/use-personal-order.ts';
import { routes } from '#shared/routes.ts';

const FRESH_MS = 60_000;
/** After this delay a skeleton replaces the cards. */
const PENDING_MS = 1000;

export const Route = createFileRoute('/cards/{-$top}/{-$mid}/{-$sub}')({
  validateSearch: parseBrowseSearch,
  loaderDeps: ({ search: { q, recipient, mood, style, colour, price, sort } }) => ({
    q,
    recipient,
    mood,
    style,
    colour,
    price,
    sort,
  }),
  loader: ({ params: { top, mid, sub }, deps }) => loadBrowse(routes.cards(top, mid, sub), { top, mid, sub }, deps),
  staleTime: FRESH_MS,
  pendingMs: PENDING_MS,
  pendingComponent: lazyRouteComponent(() => import('#app/features/browse/browse-skeleton.tsx'), 'BrowseSkeleton'),
  head: ({ loaderData, params: { top, mid, sub } }) => browseHead(loaderData, routes.cards(top, mid, sub)),
  component: Cards,
});

function Cards() {
  const browse = Route.useLoaderData();
  usePersonalOrder(browse);
  return <BrowsePage browse={browse} />;
}
