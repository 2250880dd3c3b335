import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { loadCards } from '#app/client/cards/load-cards.ts';
import { SharePage } from '#app/features/landing/making/share-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/share/')({
  staticData: { layout: 'simple' },
  loader: async () => ({ cards: await loadCards({ limit: 10 }) }),
  head: () =>
    pageHead({
      title: 'Share a card by its link | Cardamom',
      description: 'Paste a link to a card into any message.',
      path: routes.share(),
    }),
  component: Page,
});

function Page() {
  return <SharePage {...Route.useLoaderData()} />;
}
