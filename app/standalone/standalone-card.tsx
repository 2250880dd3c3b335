import { lazy, useEffect } from 'react';
import { announceHydrated } from '#app/client/input/announce-hydrated.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import { LazyMounts } from '#app/features/frame/lazy-mounts.tsx';
import { Toasts } from '#app/features/frame/notices/toasts.tsx';
import { usePageStart } from '#app/features/frame/use-page-start.ts';
import { CardUnavailable } from '#app/features/read/card-unavailable.tsx';
import { ReadPage } from '#app/features/read/read-page.tsx';
import type { ReadSearch } from '#app/features/read/read-search.ts';
import { CleanLayout } from '#app/ui/layout/layouts.tsx';
import type { ReadCard } from '#contract/card-read.ts';

const CardMounts = lazy(async () => ({
  default: (await retryChunk('mounts', () => import('./card-mounts.tsx'))).CardMounts,
}));

/** What the page of a received card is rendered from. */
export type StandaloneCardProps = { card: ReadCard; search: ReadSearch };

/** The page of a received card with all that is around it, as the router's root has it around other pages. */
export function StandaloneCard({ card, search }: StandaloneCardProps) {
  usePageStart();
  useEffect(() => announceHydrated(document), []);
  return (
    <>
      <CleanLayout>
        <ErrorBoundary fallback={<CardUnavailable retry={() => location.reload()} />}>
          <ReadPage card={card} search={search} />
        </ErrorBoundary>
      </CleanLayout>
      <LazyMounts>
        <CardMounts card={card} />
      </LazyMounts>
      <Toasts />
    </>
  );
}
