import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { InfographicPage } from '#app/features/landing/infographic/infographic-page.tsx';
import { loadInfographic } from '#app/features/landing/infographic/load-infographic.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(landing)/infographic')({
  staticData: { layout: 'simple' },
  loader: () => loadInfographic(),
  head: () =>
    pageHead({
      title: 'Our cards in numbers | Cardamom',
      description: 'Our cards by occasion, colour, mood, recipient and style.',
      path: routes.infographic(),
    }),
  component: Page,
});

function Page() {
  return <InfographicPage {...Route.useLoaderData()} />;
}
