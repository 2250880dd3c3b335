import { useEffect, useState } from 'react';
import type { PageViews } from '#app/client/analytics/page-views.ts';
import { startAnalytics } from '#app/client/analytics/start.ts';
import { loadReport } from '#app/client/errors/report-error.ts';
import { startOffline } from '#app/client/offline/start.ts';
import { useSession } from '#app/client/session/session.ts';
import { CookieBanner } from './notices/cookie-banner.tsx';
import { NewVersion } from './notices/new-version.tsx';
import { loadToasts } from './notices/toasts.tsx';

/** Mounted last, when the page is idle: analytics, the cookie banner and offline support. */
export function DeferredMounts({ views, asksConsent }: { views: PageViews; asksConsent: boolean }) {
  const { initialized } = useSession();
  /** How often a newer release has taken over since this page was loaded. */
  const [newer, setNewer] = useState(0);
  useEffect(() => startOffline(() => setNewer((times) => times + 1)), []);
  // Load toasts and error reports now: once the network is lost they can no longer be fetched. A failed load is retried when needed.
  useEffect(() => void Promise.allSettled([loadToasts(), loadReport()]), []);
  useEffect(() => {
    if (initialized) startAnalytics(views);
  }, [initialized, views]);
  return (
    <>
      {asksConsent && <CookieBanner />}
      {newer > 0 && <NewVersion key={newer} />}
    </>
  );
}
