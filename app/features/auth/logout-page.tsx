import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#app/client/api.ts';
import { logOut } from '#app/client/session/change-session.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { isOpenedFromSite } from '#app/client/page/opened-from-site.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './action-page.module.css';

let loggingOut: Promise<void> | null = null;
/** One call at a time, however often the page is rendered. */
function logOutOnce(): Promise<void> {
  loggingOut ??= logOut().finally(() => (loggingOut = null));
  return loggingOut;
}

/** How a page was opened stays as it is. */
const noChanges = () => () => undefined;

/**
 * Signs out, then goes to the homepage. A visitor who came by a link of another site is asked first: another site must not be able to sign somebody
 * out.
 */
export function LogoutPage() {
  const goTo = useNavigateTo();
  const isAsked = useSyncExternalStore(
    noChanges,
    () => !isOpenedFromSite(),
    () => false,
  );
  const [presses, setPresses] = useState(0);
  const [failed, setFailed] = useState(-1);
  const press = () => setPresses(presses + 1);
  useEffect(() => {
    if (presses === 0 && !isOpenedFromSite()) return;
    logOutOnce().then(
      () => {
        showToast('You are signed out. See you soon.');
        goTo(routes.home(), { replace: true });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed(presses);
      },
    );
  }, [presses, goTo]);
  if (isAsked && presses === 0)
    return (
      <section className={css.page}>
        <h1>Sign out</h1>
        <p>Do you want to sign out in this browser?</p>
        <div className={css.actions}>
          <Button onClick={press}>Sign out</Button>
          <ButtonLink to={routes.home()} variant="plain">
            Stay signed in
          </ButtonLink>
        </div>
      </section>
    );
  return (
    <section className={css.page}>
      <h1>Signing you out</h1>
      {failed === presses && (
        <>
          <Notice tone="bad">We could not reach the server. You are still signed in.</Notice>
          <Button onClick={press}>Try again</Button>
        </>
      )}
    </section>
  );
}
