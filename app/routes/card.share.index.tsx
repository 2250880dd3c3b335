import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { SharePage } from '#app/features/landing/share-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/share/')({
  staticData: { layout: 'simple' },
  loader: async () => ({ shelf: await loadShelf({ limit: 10 }) }),
  head: () =>
    pageHead({
      title: 'Share a card by its link | Cardamom',
      description: 'A link to a card fits into any message.',
      path: routes.share(),
    }),
  component: Page,
});

function Page() {
  return <SharePage {...Route.useLoaderData()} />;
}
