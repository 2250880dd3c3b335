import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isPrivatePath, pagePathOf } from '#app/client/analytics/page-path.ts';
import { routerViews } from '#app/client/analytics/router-views.ts';
import { routes } from '#shared/routes.ts';
import { Mounts } from './mounts.tsx';

const SIGN_IN_PATHS = [routes.login(), routes.register(), routes.forgot()];

/** The global mounts, with what they need to know of the page that the router shows. */
export function RouterMounts() {
  const router = useRouter();
  const views = useMemo(() => routerViews(router), [router]);
  const about = useRouterState({
    select: ({ matches, location }) => {
      const here = matches.at(-1);
      const guard = here?.staticData.guard;
      return {
        // Private pages are never tracked, so the cookie banner is not shown there: it must not come before a card.
        asksConsent:
          here?.staticData.layout !== 'clean' && !isPrivatePath(pagePathOf(here?.routeId ?? '/', here?.params ?? {})),
        leadsToSignIn: guard === 'strict' || guard === 'soft' || SIGN_IN_PATHS.includes(location.pathname),
      };
    },
    structuralSharing: true,
  });
  return <Mounts views={views} {...about} />;
}
