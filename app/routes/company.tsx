import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { loadShelf } from '#app/features/landing/load-shelf.ts';
import { AboutPage } from '#app/features/pages/about-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/company')({
  loader: async () => {
    const { results, total } = await loadShelf({ sort: 'new', limit: 9 });
    return { ledge: results, total };
  },
  head: () =>
    pageHead({
      title: 'Cardamom, the company | Cardamom',
      description:
        'Who stands behind Cardamom, how its cards are made, and how it treats the people who send and get them.',
      path: routes.about(),
    }),
  component: Page,
});

function Page() {
  return <AboutPage {...Route.useLoaderData()} />;
}
