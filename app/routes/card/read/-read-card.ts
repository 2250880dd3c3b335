import { getCardHead } from '#app/features/read/card-head.ts';
import type { loadCard } from '#app/features/read/load-card.ts';
import { parseReadSearch } from '#app/features/read/read-search.ts';

type LoadedCard = Awaited<ReturnType<typeof loadCard>>;

/** What the two routes of a received card share: its shareable link, and the link of one recipient. */
export const readCardRoute = {
  staticData: { layout: 'clean' },
  validateSearch: parseReadSearch,
  head: ({ loaderData }: { loaderData?: LoadedCard | undefined }) => getCardHead(loaderData),
} as const;
