import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { logOut } from '#app/client/session/change-session.ts';
import { useGoTo } from '#app/client/page/go-to.ts';
import { Button } from '#app/ui/button/button.tsx';
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

/** Signs out, then goes to the homepage. */
export function LogoutPage() {
  const goTo = useGoTo();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    logOutOnce().then(
      () => {
        showToast('You are signed out. See you soon.');
        goTo(routes.home(), { replace: true });
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed(attempt);
      },
    );
  }, [attempt, goTo]);
  return (
    <section className={css.page}>
      <h1>Signing you out</h1>
      {failed === attempt && (
        <>
          <Notice tone="bad">We could not reach the server. You are still signed in.</Notice>
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </>
      )}
    </section>
  );
}
