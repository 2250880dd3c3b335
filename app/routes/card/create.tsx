import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { CreateCardPage } from '#app/features/landing/making/create-card-page.tsx';
import { loadColourwaySample } from '#app/features/landing/making/load-colourway-sample.ts';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/card/create')({
  staticData: { layout: 'simple' },
  loader: () => loadColourwaySample(),
  head: () =>
    pageHead({
      title: 'Make a card your own | Cardamom',
      description: 'Choose the colours, the name on the front, the message inside and the handwriting.',
      path: routes.createCard(),
    }),
  component: Create,
});

function Create() {
  return <CreateCardPage {...Route.useLoaderData()} />;
}
