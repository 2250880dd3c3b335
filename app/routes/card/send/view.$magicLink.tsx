import { createFileRoute } from '@tanstack/react-router';
import { useGoTo } from '#app/client/page/go-to.ts';
import { loadSentCard } from '#app/features/send/status/load-sent-card.ts';
import { StatusPage } from '#app/features/send/status/status-page.tsx';
import { sentCardRoute } from './-sent-card.ts';
import { SentCardError, SentCardNotFound } from './-sent-card-screens.tsx';

/** The status of a sent card, for the browser that sent it. */
export const Route = createFileRoute('/card/send/view/$magicLink')({
  ...sentCardRoute,
  loader: ({ params }) => loadSentCard(params),
  component: SentCard,
  notFoundComponent: SentCardNotFound,
  errorComponent: SentCardError,
});

function SentCard() {
  const link = Route.useParams();
  return <StatusPage key={link.magicLink} link={link} first={Route.useLoaderData()} goTo={useGoTo()} />;
}
