import { type AnyRouter, isNotFound } from '@tanstack/react-router';
import { apiToken } from '../api.ts';
import { allowedServices, parseConsent, onConsent, browserRefusesTracking, thirdParties } from './consent.ts';
import { onTrackedEvent, track } from './track.ts';
import { adPixel } from './ad-pixel.ts';
import { type CountedEvent, type Counter, createOwnCounter } from './counter.ts';
import { createExternalCounter } from './external-counter.ts';
import { pagePathOf, pathForThirdParties } from './page-path.ts';
import { watchVitals } from './vitals.ts';

let isStarted = false;

/**
 * Starts analytics once the session is initialized. Our own always run, and store nothing about a person. Third-party services run if they are
 * configured and the reader agreed. A page view is counted on each navigation.
 */
export function startAnalytics(router: AnyRouter): void {
  if (isStarted) return;
  isStarted = true;
  const own = createOwnCounter(send, document);
  let others: Counter[] = [];
  const parties = thirdParties();
  const isRefused = browserRefusesTracking(navigator);
  function choose() {
    const { counting, ads } = allowedServices(parties, parseConsent(document.cookie), isRefused);
    others = [...(counting ? [createExternalCounter(counting)] : []), ...(ads ? [adPixel(ads)] : [])];
  }
  choose();
  onConsent(choose);
  onTrackedEvent((happening) => {
    const counted: CountedEvent = { ...happening, path: pathOf(router) };
    own(counted);
    for (const count of others) count({ ...counted, path: pathForThirdParties(counted.path) });
  });
  let shown: Place | undefined;
  function seen() {
    const place = placeOf(router);
    const isAnother = shown === undefined || isNavigation(shown, place);
    shown = place;
    if (isAnother) track('page-view');
  }
  seen();
  router.subscribe('onResolved', seen);
  watchVitals();
}

function pathOf({ state: { matches } }: AnyRouter): string {
  const last = matches.at(-1);
  const isUnknown =
    matches.length < 2 || matches.some(({ status, error }) => status === 'notFound' || isNotFound(error));
  return pagePathOf(last?.routeId ?? '', last?.params ?? {}, isUnknown);
}

type Place = { pathname: string; search: string; entry: number };
function placeOf(router: AnyRouter): Place {
  const { pathname, searchStr, state } = router.state.location;
  // the router's own state
  return { pathname, search: searchStr, entry: state['__TSR_index'] };
}
/**
 * Whether a navigation is counted as a page view. A query that replaces another in the same history entry, as while a name is typed, is not counted;
 * nor is another fragment of the same page.
 */
export function isNavigation(from: Place, to: Place): boolean {
  return from.pathname !== to.pathname || (from.search !== to.search && from.entry !== to.entry);
}

/** Like a beacon, but with the header that every call has. Lost events are acceptable. */
function send(metrics: CountedEvent[]): void {
  void fetch('/api/1/metrics', {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Api-Token': apiToken() },
    body: JSON.stringify({ metrics }),
  }).catch(() => undefined);
}
