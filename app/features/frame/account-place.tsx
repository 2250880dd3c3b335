import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { useSession } from '#app/client/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './account-place.module.css';

const MemberCorner = lazy(async () => ({
  default: (await retryChunk('member-corner', () => import('./member-corner.tsx'))).MemberCorner,
}));

/**
 * The end of the header: the way in, or the member who is here. The page is rendered for nobody, so the way in comes first; its place is
 * as wide as what may follow, and stays empty where somebody was in when the page was last here (`html[data-in]`).
 */
export function AccountPlace() {
  const { initialized, user } = useSession();
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className={css.place}>
      {user.isLoggedIn ? (
        <Suspense>
          <MemberCorner user={user} />
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
