import { useState } from 'react';
import { createFileRoute, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { KeepCard } from '#app/features/my-cards/keep-card.tsx';
import { getStatusHead, loadSentCard } from '#app/features/send/status/load-sent-card.ts';
import { StatusPage } from '#app/features/send/status/status-page.tsx';
import { StatusNotFound, StatusUnavailable } from '#app/features/send/status/status-unavailable.tsx';

/** The status of a sent card: for the browser that sent it, or by the link in its sender’s mail (`magicLink2`). */
export const Route = createFileRoute('/card/send/view/$magicLink/{-$magicLink2}')({
  staticData: { layout: 'simple' },
  loader: ({ params }) => loadSentCard(params),
  head: ({ loaderData, params }) => getStatusHead(loaderData, params),
  component: SentCard,
  notFoundComponent: SentCardNotFound,
  errorComponent: SentCardError,
});

function SentCard() {
  const link = Route.useParams();
  const key = `${link.magicLink}/${link.magicLink2}`;
  const sent = Route.useLoaderData();
  const [frontId, setFrontId] = useState<string>();
  const front = sent.fronts.find(({ recipientId }) => recipientId === frontId) ?? sent.fronts[0];
  return (
    <>
      <StatusPage
        key={key}
        link={link}
        first={sent}
        frontId={frontId}
        onFrontChange={setFrontId}
        goTo={useNavigateTo()}
      />
      {(sent.state === 'scheduled' || sent.state === 'sent') && (
        <KeepCard key={front?.recipientId} magicLink={link.magicLink} front={front} />
      )}
    </>
  );
}

function SentCardNotFound({ data }: NotFoundRouteProps) {
  return <StatusNotFound message={typeof data === 'string' ? data : undefined} />;
}

function SentCardError() {
  const router = useRouter();
  return <StatusUnavailable retry={() => void router.invalidate()} />;
}
