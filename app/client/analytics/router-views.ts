import { type AnyRouter, isNotFound } from '@tanstack/react-router';
import { pagePathOf } from './page-path.ts';
import type { PageViews } from './page-views.ts';

/** The pages that the router shows, one after another. */
export function routerViews(router: AnyRouter): PageViews {
  return {
    path: () => pathOf(router),
    place() {
      const { pathname, searchStr, state } = router.state.location;
      // the router's own state
      return { pathname, search: searchStr, entry: state['__TSR_index'] };
    },
    onChange: (act) => void router.subscribe('onResolved', act),
  };
}

function pathOf({ state: { matches } }: AnyRouter): string {
  const last = matches.at(-1);
  const isUnknown =
    matches.length < 2 || matches.some(({ status, error }) => status === 'notFound' || isNotFound(error));
  return pagePathOf(last?.routeId ?? '', last?.params ?? {}, isUnknown);
}
