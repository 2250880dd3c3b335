import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { ApiError, call } from '#app/client/api.ts';
import { lostHead, pageHead } from '#app/client/page-head.ts';
import { requireList } from '#app/client/paged-list.ts';
import { BrowsePage } from '#app/features/browse/browse-page.tsx';
import type { ShelfTrail } from '#app/features/browse/shelves-around.ts';
import type { Place } from '#app/features/browse/use-shelf-list.ts';
import { routes } from '#shared/routes.ts';

const FRESH_MS = 60_000;

export const Route = createFileRoute('/cards/{-$top}/{-$mid}/{-$sub}')({
  loader: async ({ params: { top, mid, sub } }) => {
    const place: Place = { top, mid, sub };
    try {
      const [trail, cards] = await Promise.all([loadTrail(place), call('GET /cards', { query: place })]);
      return { place, trail, first: requireList('GET /cards', cards) };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
      throw error;
    }
  },
  staleTime: FRESH_MS,
  pendingMs: 200,
  pendingComponent: lazyRouteComponent(() => import('#app/features/browse/browse-skeleton.tsx'), 'BrowseSkeleton'),
  head: ({ loaderData, params: { top, mid, sub } }) =>
    loaderData
      ? pageHead({
          title: `${loaderData.trail.here.heading} | Cardamom`,
          description: loaderData.trail.here.line,
          path: routes.cards(top, mid, sub),
        })
      : lostHead(),
  component: Browse,
});

/** The shelf, and those above it, whose parts stand beside the cards. */
async function loadTrail({ top, mid, sub }: Place): Promise<ShelfTrail> {
  const category = async (query: Place) => (await call('GET /categories', { query })).category;
  const [topShelf, midShelf, subShelf] = await Promise.all([
    category({ top }),
    mid ? category({ top, mid }) : null,
    sub ? category({ top, mid, sub }) : null,
  ]);
  return { here: subShelf ?? midShelf ?? topShelf, top: top ? topShelf : null, mid: midShelf };
}

function Browse() {
  return <BrowsePage {...Route.useLoaderData()} />;
}
