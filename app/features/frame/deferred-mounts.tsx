import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isPrivatePath, pagePathOf } from '#app/client/analytics/page-path.ts';
import { startAnalytics } from '#app/client/analytics/start.ts';
import { loadReport } from '#app/client/errors/report-error.ts';
import { startOffline } from '#app/client/offline/start.ts';
import { useSession } from '#app/client/session/session.ts';
import { CookieBanner } from './notices/cookie-banner.tsx';
import { NewVersion } from './notices/new-version.tsx';
import { loadToasts } from './notices/toasts.tsx';

/** Mounted last, when the page is idle: analytics, the cookie banner and offline support. */
export function DeferredMounts() {
  const router = useRouter();
  const { initialized } = useSession();
  /** How often a newer release has taken over since this page was loaded. */
  const [newer, setNewer] = useState(0);
  // Private pages are never tracked, so the cookie banner is not shown there: it must not come before a card.
  const isUnasked = useRouterState({
    select: ({ matches }) => {
      const here = matches.at(-1);
      return here?.staticData.layout === 'clean' || isPrivatePath(pagePathOf(here?.routeId ?? '/', here?.params ?? {}));
    },
  });
  useEffect(() => startOffline(() => setNewer((times) => times + 1)), []);
  // Load toasts and error reports now: once the network is lost they can no longer be fetched. A failed load is retried when needed.
  useEffect(() => void Promise.allSettled([loadToasts(), loadReport()]), []);
  useEffect(() => {
    if (initialized) startAnalytics(router);
  }, [initialized, router]);
  return (
    <>
      {!isUnasked && <CookieBanner />}
      {newer > 0 && <NewVersion key={newer} />}
    </>
  );
}
