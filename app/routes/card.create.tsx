import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page-head.ts';
import { CreateCardPage } from '#app/features/landing/create-card-page.tsx';
import { loadColourful } from '#app/features/landing/load-colourful.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/create')({
  staticData: { layout: 'simple' },
  loader: () => loadColourful(),
  head: () =>
    pageHead({
      title: 'Make a card your own | Cardamom',
      description: 'The colours, the name on the front, every word inside, and the hand it is written in.',
      path: routes.createCard(),
    }),
  component: Create,
});

function Create() {
  return <CreateCardPage {...Route.useLoaderData()} />;
}
