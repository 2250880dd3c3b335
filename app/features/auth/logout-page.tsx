import { useEffect, useState } from 'react';
import { ApiError } from '#app/client/api.ts';
import { logOut } from '#app/client/change-session.ts';
import { useGoTo } from '#app/client/go-to.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';
import css from './one-act.module.css';

let leaving: Promise<void> | null = null;
/** One at a time, however often the screen is drawn. */
function leave(): Promise<void> {
  leaving ??= logOut().finally(() => (leaving = null));
  return leaving;
}

/** Logs out, and goes home. */
export function LogoutPage() {
  const goTo = useGoTo();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    leave().then(
      () => {
        say('You are signed out. See you soon.');
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
          <Notice tone="bad">We could not be reached just now, and you are still signed in.</Notice>
          <Button onClick={() => setAttempt(attempt + 1)}>Sign out</Button>
        </>
      )}
    </section>
  );
}
