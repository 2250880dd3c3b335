import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { PageViews } from '#app/client/analytics/page-views.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { readTransientCookie } from '#app/client/session/transient-cookie.ts';
import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useSession } from '#app/client/session/session.ts';
import { LIST_ERROR_EVENT } from '#app/client/lists/paged-list.ts';
import { rememberLogin } from '#app/client/session/remember-login.ts';
import { takeLogoutReason } from '#app/client/session/logout-reason.ts';
import { AlertDialogs } from '#app/ui/overlay/alert-dialog.tsx';
import { closeControlCenter, useControlCenter } from '#app/parts/control-center-store.ts';
import { showToast, showAlert } from '#app/ui/overlay/toast-store.ts';
import { BottomSlot } from './notices/bottom-slot.tsx';
import { Favorites } from './favorites.tsx';
import { closeSharedLink, useSharedLink } from '#app/parts/share/share-store.ts';
import { routes } from '#shared/routes.ts';

const ShareDialog = lazy(async () => ({
  default: (await retryChunk('share-link', () => import('#app/parts/share/share-dialog.tsx'))).ShareDialog,
}));
const ControlCenter = lazy(async () => ({
  default: (await retryChunk('control-center', () => import('./control-center/control-center.tsx'))).ControlCenter,
}));
const ImpersonationBar = lazy(async () => ({
  default: (await retryChunk('impersonation-bar', () => import('./notices/impersonation-bar.tsx'))).ImpersonationBar,
}));
const DeferredMounts = lazy(async () => ({
  default: (await retryChunk('deferred-mounts', () => import('./deferred-mounts.tsx'))).DeferredMounts,
}));
const MemberAlert = lazy(async () => ({
  default: (await retryChunk('member-alert', () => import('./notices/member-alert.tsx'))).MemberAlert,
}));

export type MountsProps = {
  views: PageViews;
  /** whether the cookie banner may be shown here */ asksConsent: boolean;
  /** a sign-in page, or one that leads there: those pages tell visitors themselves that they were signed out */
  leadsToSignIn: boolean;
};

/**
 * The global mounts of every page (specification, section 2). They load after hydration, each part when it is first needed. If one
 * fails, the others still work.
 */
export function Mounts({ views, asksConsent, leadsToSignIn }: MountsProps) {
  const { initialized, user } = useSession();
  const link = useSharedLink();
  const center = useControlCenter();
  const isAdmin = user.adminMemberId !== null;
  useEffect(() => {
    if (initialized) rememberLogin(user.isLoggedIn);
  }, [initialized, user.isLoggedIn]);
  useEffect(() => {
    if (!user.isLoggedIn || readTransientCookie('cardamom_came') === null) return;
    void retryChunk('oauth-return', () => import('./oauth-return.ts')).then(({ welcomeAfterOAuth }) =>
      welcomeAfterOAuth(user),
    );
  }, [user]);
  const goTo = useNavigateTo();
  useEffect(() => {
    const why = takeLogoutReason(leadsToSignIn ? ['another'] : ['another', 'ended']);
    if (why === null) return;
    const act = { words: 'Sign in', run: () => goTo(routes.login(location.pathname + location.search)) };
    if (why === 'ended') showAlert('You were signed out', { line: 'Sign in to continue where you were.', act });
    else
      showAlert('You are signed out', {
        line: 'Someone else signed in with this browser. We signed both of you out to keep your accounts private.',
        act,
        preventAutoClose: true,
      });
  }, [goTo, leadsToSignIn]);
  useEffect(() => {
    const tell = (event: Event) => event instanceof CustomEvent && showToast(String(event.detail), { tone: 'error' });
    addEventListener(LIST_ERROR_EVENT, tell);
    return () => removeEventListener(LIST_ERROR_EVENT, tell);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-admin', isAdmin);
  }, [isAdmin]);
  return (
    <>
      <BottomSlot>
        {user.memberAlert !== null && (
          <Part>
            <MemberAlert user={user} />
          </Part>
        )}
        <Part>
          <DeferredMounts views={views} asksConsent={asksConsent} />
        </Part>
      </BottomSlot>
      <AlertDialogs />
      <Favorites />
      {isAdmin && (
        <Part>
          <ImpersonationBar user={user} />
        </Part>
      )}
      {link && (
        <Part>
          <ShareDialog link={link.about} isOpen={link.isOpen} onClose={closeSharedLink} />
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

function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
