import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { passingCookie } from '#app/client/passing-cookie.ts';
import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { useGoTo } from '#app/client/go-to.ts';
import { useSession } from '#app/client/session.ts';
import { LIST_FAULT } from '#app/client/paged-list.ts';
import { rememberIn } from '#app/client/remember-in.ts';
import { hearWhyOut } from '#app/client/why-out.ts';
import { AlertDialogs } from '#app/ui/alert-dialog.tsx';
import { closeControlCenter, useControlCenter } from '#app/ui/control-center.ts';
import { say, sayInDialog } from '#app/ui/toast-store.ts';
import { FootPlace } from './foot-place.tsx';
import { Hearts } from './hearts.tsx';
import { closeSharedLink, useSharedLink } from '#app/ui/share-link.ts';
import { routes } from '#shared/routes.ts';

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
  const goTo = useGoTo();
  const isOnTheWayOut = useIsOnTheWayOut();
  useEffect(() => {
    const why = hearWhyOut(isOnTheWayOut ? ['another'] : ['another', 'ended']);
    if (why === null) return;
    const act = { words: 'Sign in', run: () => goTo(routes.login(location.pathname + location.search)) };
    if (why === 'ended')
      sayInDialog('You were signed out', { line: 'Sign in, and you are back here as you were.', act });
    else
      sayInDialog('You are signed out', {
        line: 'Somebody else came in with this browser. Both of you are out now, so that neither sees what is the other’s.',
        act,
        preventAutoClose: true,
      });
  }, [goTo, isOnTheWayOut]);
  useEffect(() => {
    const tell = (event: Event) => event instanceof CustomEvent && say(String(event.detail), { tone: 'wrong' });
    addEventListener(LIST_FAULT, tell);
    return () => removeEventListener(LIST_FAULT, tell);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-admin', isAdmin);
  }, [isAdmin]);
  return (
    <>
      <FootPlace>
        {user.memberAlert !== null && (
          <Part>
            <MemberAlert user={user} />
          </Part>
        )}
        <Part>
          <AfterRest />
        </Part>
      </FootPlace>
      <AlertDialogs />
      <Hearts />
      {isAdmin && (
        <Part>
          <HelpingBar user={user} />
        </Part>
      )}
      {link && (
        <Part>
          <ShareLinkDialog link={link.about} isOpen={link.isOpen} onClose={closeSharedLink} />
        </Part>
      )}
      {center && (
        <Part>
          <ControlCenter
            key={center.about.cardSendId}
            about={center.about}
            isOpen={center.isOpen}
            onClose={closeControlCenter}
          />
        </Part>
      )}
    </>
  );
}

/** On a page that sends its visitor to the door, or at the door: there it is said that somebody was signed out, and why the door stands here. */
function useIsOnTheWayOut(): boolean {
  return useRouterState({
    select: ({ matches, location }) => {
      const guard = matches.at(-1)?.staticData.guard;
      return guard === 'strict' || guard === 'soft' || DOORS.includes(location.pathname);
    },
  });
}
const DOORS = [routes.login(), routes.register(), routes.forgot()];

function Part({ children }: { children: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense>{children}</Suspense>
    </QuietBoundary>
  );
}
