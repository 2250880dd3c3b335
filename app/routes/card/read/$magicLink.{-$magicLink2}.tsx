import { createFileRoute, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { getCardHead } from '#app/features/read/card-head.ts';
import { CardNotFound, CardUnavailable } from '#app/features/read/card-unavailable.tsx';
import { isRevoked, loadCard } from '#app/features/read/load-card.ts';
import { ReadPage } from '#app/features/read/read-page.tsx';
import { parseReadSearch } from '#app/features/read/read-search.ts';

/**
 * A received card. Under its shareable link (`magicLink` alone) anyone who has the link can read it, and nobody can reply. Under the link of one
 * recipient (`magicLink2`) they can open it and reply.
 */
export const Route = createFileRoute('/card/read/$magicLink/{-$magicLink2}')({
  staticData: { layout: 'clean' },
  validateSearch: parseReadSearch,
  loader: ({ params }) => loadCard(params),
  head: ({ loaderData }) => getCardHead(loaderData),
  component: ReadCard,
  notFoundComponent: ReadCardNotFound,
  errorComponent: ReadCardError,
});

function ReadCard() {
  return <ReadPage card={Route.useLoaderData()} search={Route.useSearch()} />;
}

function ReadCardNotFound({ data }: NotFoundRouteProps) {
  return <CardNotFound isRevoked={isRevoked(data)} />;
}

function ReadCardError() {
  const router = useRouter();
  return <CardUnavailable retry={() => void router.invalidate()} />;
}
