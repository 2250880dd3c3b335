import { useEffect, useEffectEvent } from 'react';
import { useGoTo } from '#app/client/go-to.ts';
import { useSession } from '#app/client/session.ts';
import { dropPair, softPair } from '#app/client/soft-pair.ts';
import { routes } from '#shared/routes.ts';

/**
 * For who comes to the door although they hold the link of a mail: the address it went to is filled in. Where the link was to set a password, and
 * does so no longer, they are at the stage that mails a new one, and read why.
 */
export function useDeadLink(next: string | null, setEmail: (email: string) => void): void {
  const goTo = useGoTo();
  const { initialized, user } = useSession();
  const isDead = initialized && !user.isLoggedIn && !user.isSoftLoggedIn;
  const look = useEffectEvent(() => {
    const pair = softPair();
    if (pair === undefined) return;
    setEmail(pair.e);
    dropPair();
    if (next?.split(/[?#]/)[0] === routes.changePassword()) goTo(routes.forgot(next, 'dead-link'), { replace: true });
  });
  useEffect(() => {
    if (isDead) look();
  }, [isDead]);
}
