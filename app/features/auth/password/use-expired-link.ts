import { useEffect, useEffectEvent } from 'react';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useSession } from '#app/client/session/session.ts';
import { clearSoftLogin, softLoginParams } from '#app/client/session/soft-login.ts';
import { routes } from '#shared/routes.ts';

/**
 * Handles a visitor whose mailed link is no longer valid: the email field is filled with the address the mail went to. An expired password
 * reset link leads to the stage that sends a new one, with the reason.
 */
export function useExpiredLink(next: string | null, setEmail: (email: string) => void): void {
  const goTo = useNavigateTo();
  const { initialized, user } = useSession();
  const isExpired = initialized && !user.isLoggedIn && !user.isSoftLoggedIn;
  const handle = useEffectEvent(() => {
    const pair = softLoginParams();
    if (pair === undefined) return;
    setEmail(pair.e);
    clearSoftLogin();
    if (next?.split(/[?#]/)[0] === routes.changePassword()) goTo(routes.forgot(next, 'dead-link'), { replace: true });
  });
  useEffect(() => {
    if (isExpired) handle();
  }, [isExpired]);
}
