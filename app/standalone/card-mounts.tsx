import { useMemo } from 'react';
import { pagePathOf } from '#app/client/analytics/page-path.ts';
import { onlyView } from '#app/client/analytics/page-views.ts';
import { Mounts } from '#app/features/frame/mounts.tsx';
import type { ReadCard } from '#contract/card-read.ts';
import { READ_ROUTE } from './standalone.ts';

/** The global mounts beside a received card. It is private, so nobody is asked for consent before they see it. */
export function CardMounts({ card: { magicLink, magicLink2 } }: { card: Pick<ReadCard, 'magicLink' | 'magicLink2'> }) {
  const views = useMemo(
    () => onlyView(pagePathOf(READ_ROUTE, { magicLink, magicLink2: magicLink2 ?? undefined })),
    [magicLink, magicLink2],
  );
  return <Mounts views={views} asksConsent={false} leadsToSignIn={false} />;
}
