import { createFileRoute, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { getPrintHead, loadKeepsakes } from '#app/features/print/load-keepsakes.ts';
import { PrintPage } from '#app/features/print/print-page.tsx';
import { formatCardTitle } from '#app/features/read/card-titles.ts';
import { CardNotFound, CardUnavailable } from '#app/features/read/card-unavailable.tsx';
import { isRevoked, loadCard } from '#app/features/read/load-card.ts';

/** Where a card is printed and saved, for whoever can read it. */
export const Route = createFileRoute('/card/print/$magicLink/{-$magicLink2}')({
  staticData: { layout: 'clean' },
  async loader({ params }) {
    const card = await loadCard(params);
    return { card, keepsakes: await loadKeepsakes(params) };
  },
  head: ({ loaderData }) => getPrintHead(loaderData && formatCardTitle(loaderData.card)),
  component: PrintCard,
  notFoundComponent: PrintNotFound,
  errorComponent: PrintError,
});

function PrintCard() {
  return <PrintPage {...Route.useLoaderData()} />;
}

function PrintNotFound({ data }: NotFoundRouteProps) {
  return <CardNotFound isRevoked={isRevoked(data)} />;
}

function PrintError() {
  const router = useRouter();
  return <CardUnavailable retry={() => void router.invalidate()} />;
}
