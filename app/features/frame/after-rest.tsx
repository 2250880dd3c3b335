import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { startAnalytics } from '#app/client/analytics/start.ts';
import { startOffline } from '#app/client/offline/start.ts';
import { useSession } from '#app/client/session.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { NewVersion } from './new-version.tsx';

/** What can wait until everything else is there: counting, the question about cookies, and reading without a network. */
export function AfterRest() {
  const router = useRouter();
  const { initialized } = useSession();
  const [isOld, setOld] = useState(false);
  useEffect(() => startOffline(() => setOld(true)), []);
  useEffect(() => {
    if (initialized) startAnalytics(router);
  }, [initialized, router]);
  return (
    <>
      <CookieBanner />
      {isOld && <NewVersion />}
    </>
  );
}
