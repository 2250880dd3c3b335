import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CardPage } from '#app/features/read/card-page.tsx';
import { NoCardScreen, UnreachableScreen } from '#app/features/read/no-card-screen.tsx';
import { headOfCard, isRevoked, loadCard, readSearch } from '#app/features/read/read-page.ts';

/** A card under its shareable link: to be read by anyone who has it, answered by nobody. */
export const Route = createFileRoute('/card/read/$magicLink')({
  staticData: { layout: 'clean' },
  validateSearch: readSearch,
  loader: ({ params: { magicLink } }) => loadCard({ magicLink }),
  head: ({ loaderData }) => headOfCard(loaderData),
  component: Shared,
  notFoundComponent: ({ data }) => <NoCardScreen isRevoked={isRevoked(data)} />,
  errorComponent: Unreachable,
});

function Shared() {
  return <CardPage card={Route.useLoaderData()} search={Route.useSearch()} />;
}

function Unreachable() {
  const router = useRouter();
  return <UnreachableScreen again={() => void router.invalidate()} />;
}
