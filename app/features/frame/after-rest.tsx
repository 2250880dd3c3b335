import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isPrivatePath, pagePathOf } from '#app/client/analytics/page-path.ts';
import { startAnalytics } from '#app/client/analytics/start.ts';
import { loadReport } from '#app/client/report-error.ts';
import { startOffline } from '#app/client/offline/start.ts';
import { useSession } from '#app/client/session.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { NewVersion } from './new-version.tsx';
import { loadToasts } from './toasts.tsx';

/** What can wait until everything else is there: counting, the question about cookies, and reading without a network. */
export function AfterRest() {
  const router = useRouter();
  const { initialized } = useSession();
  /** How often another release has taken over since this page came. */
  const [newer, setNewer] = useState(0);
  // Where no service hears anything, none is asked about: nobody who opens a card meets a question first.
  const isUnasked = useRouterState({
    select: ({ matches }) => {
      const here = matches.at(-1);
      return here?.staticData.layout === 'clean' || isPrivatePath(pagePathOf(here?.routeId ?? '/', here?.params ?? {}));
    },
  });
  useEffect(() => startOffline(() => setNewer((times) => times + 1)), []);
  // A network that is lost cannot bring what says so, nor what reports it. One that does not come is asked for again when it is needed.
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
