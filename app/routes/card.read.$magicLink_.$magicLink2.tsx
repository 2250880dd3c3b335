import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CardPage } from '#app/features/read/card-page.tsx';
import { NoCardScreen, UnreachableScreen } from '#app/features/read/no-card-screen.tsx';
import { headOfCard, isRevoked, loadCard, readSearch } from '#app/features/read/read-page.ts';

/** A card under the link of one recipient: opening and thanking are theirs. */
export const Route = createFileRoute('/card/read/$magicLink_/$magicLink2')({
  staticData: { layout: 'clean' },
  validateSearch: readSearch,
  loader: ({ params: { magicLink, magicLink2 } }) => loadCard({ magicLink, magicLink2 }),
  head: ({ loaderData }) => headOfCard(loaderData),
  component: Personal,
  notFoundComponent: ({ data }) => <NoCardScreen isRevoked={isRevoked(data)} />,
  errorComponent: Unreachable,
});

function Personal() {
  return <CardPage card={Route.useLoaderData()} search={Route.useSearch()} />;
}

function Unreachable() {
  const router = useRouter();
  return <UnreachableScreen again={() => void router.invalidate()} />;
}
