import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { passingCookie } from '#app/client/passing-cookie.ts';
import { closeControlCenter, useControlCenter } from '#app/client/control-center.ts';
import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { useSession } from '#app/client/session.ts';
import { rememberIn } from '#app/client/remember-in.ts';
import { Hearts } from './hearts.tsx';
import { closeSharedLink, useSharedLink } from '#app/ui/share-link.ts';

const ShareLinkDialog = lazy(async () => ({
  default: (await retryChunk('share-link', () => import('#app/ui/share-link-dialog.tsx'))).ShareLinkDialog,
}));
const ControlCenter = lazy(async () => ({
  default: (await retryChunk('control-center', () => import('./control-center.tsx'))).ControlCenter,
}));
const HelpingBar = lazy(async () => ({
  default: (await retryChunk('helping-bar', () => import('./helping-bar.tsx'))).HelpingBar,
}));
const AfterRest = lazy(async () => ({
  default: (await retryChunk('after-rest', () => import('./after-rest.tsx'))).AfterRest,
}));
const MemberAlert = lazy(async () => ({
  default: (await retryChunk('member-alert', () => import('./member-alert.tsx'))).MemberAlert,
}));

/**
 * What every page has beside itself (specification, section 2): it comes once the page is alive, and each part when it is first needed. A
 * part that fails takes nothing else with it.
 */
export function Mounts() {
  const { initialized, user } = useSession();
  const link = useSharedLink();
  const center = useControlCenter();
  const isAdmin = user.adminMemberId !== null;
  useEffect(() => {
    if (initialized) rememberIn(user.isLoggedIn);
  }, [initialized, user.isLoggedIn]);
  useEffect(() => {
    if (!user.isLoggedIn || passingCookie('cardamom_came') === null) return;
    void retryChunk('came-back', () => import('./came-back.ts')).then(({ greetWhoCameBack }) => greetWhoCameBack(user));
  }, [user]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-admin', isAdmin);
  }, [isAdmin]);
  return (
    <>
      <Part>
        <AfterRest />
      </Part>
      <Hearts />
      {isAdmin && (
        <Part>
          <HelpingBar user={user} />
        </Part>
      )}
      {user.memberAlert !== null && (
        <Part>
          <MemberAlert user={user} />
        </Part>
      )}
      {link && (
        <Part>
          <ShareLinkDialog {...link} onClose={closeSharedLink} />
        </Part>
      )}
      {center && (
        <Part>
          <ControlCenter
            key={center.cardSendId}
            cardSendId={center.cardSendId}
            isOpen={center.isOpen}
            onClose={closeControlCenter}
          />
        </Part>
      )}
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  );
}
