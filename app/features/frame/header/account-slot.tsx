import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { useSession } from '#app/client/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './account-slot.module.css';

const AccountMenu = lazy(async () => ({
  default: (await retryChunk('account-menu', () => import('./account-menu.tsx'))).AccountMenu,
}));

/**
 * The end of the header: the sign-in link, or the account menu. Pages are rendered without a session, so the sign-in link comes
 * first. Its slot is as wide as the menu, and stays empty if the last visit was signed in (`html[data-in]`).
 */
export function AccountSlot() {
  const { initialized, user } = useSession();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className={css.place}>
      {user.isLoggedIn ? (
        <Suspense>
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <PathLink
          className={classNames(css.in, initialized && css.known)}
          to={routes.login(here === routes.home() ? undefined : here)}
          rel="nofollow"
          preload={false}
        >
          <Icon name="person" className={text.onlyPhone} />
          <span className={css.words}>Sign in</span>
        </PathLink>
      )}
    </div>
  );
}
