import { getStatusHead, type loadSentCard, type SenderLink } from '#app/features/send/status/load-sent-card.ts';

type LoadedStatus = Awaited<ReturnType<typeof loadSentCard>>;

/** What the two routes of a sent card share: the link of the browser that sent it, and the link in the sender's mail. */
export const sentCardRoute = {
  staticData: { layout: 'simple' },
  head: ({ loaderData, params }: { loaderData?: LoadedStatus | undefined; params: SenderLink }) =>
    getStatusHead(loaderData, params),
} as const;
