import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { InfographicPage } from '#app/features/landing/infographic-page.tsx';
import { loadFigures } from '#app/features/landing/load-figures.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/infographic')({
  staticData: { layout: 'simple' },
  loader: () => loadFigures(),
  head: () =>
    pageHead({
      title: 'The shop in figures | Cardamom',
      description: 'What people need a card for, what colour they are, and whom they are for.',
      path: routes.infographic(),
    }),
  component: Page,
});

function Page() {
  return <InfographicPage {...Route.useLoaderData()} />;
}
