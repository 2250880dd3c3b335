import { createFileRoute } from '@tanstack/react-router';
import { loadCard } from '#app/features/read/load-card.ts';
import { ReadPage } from '#app/features/read/read-page.tsx';
import { readCardRoute } from './-read-card.ts';
import { ReadCardError, ReadCardNotFound } from './-read-card-screens.tsx';

/** A card under the link of one recipient, who can open it and reply. */
export const Route = createFileRoute('/card/read/$magicLink_/$magicLink2')({
  ...readCardRoute,
  loader: ({ params }) => loadCard(params),
  component: ReadCard,
  notFoundComponent: ReadCardNotFound,
  errorComponent: ReadCardError,
});

function ReadCard() {
  return <ReadPage card={Route.useLoaderData()} search={Route.useSearch()} />;
}
