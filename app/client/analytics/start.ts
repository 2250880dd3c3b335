import { apiToken } from '../api.ts';
import { allowedServices, parseConsent, onConsent, browserRefusesTracking, thirdParties } from './consent.ts';
import { onTrackedEvent, track } from './track.ts';
import { adPixel } from './ad-pixel.ts';
import { type CountedEvent, type Counter, createOwnCounter } from './counter.ts';
import { createExternalCounter } from './external-counter.ts';
import { pathForThirdParties } from './page-path.ts';
import { isNavigation, type PageViews, type Place } from './page-views.ts';
import { watchVitals } from './vitals.ts';

let isStarted = false;

/**
 * Starts analytics once the session is initialized. Our own always run, and store nothing about a person. Third-party services run if they are
 * configured and the reader agreed. A page view is counted on each navigation.
 */
export function startAnalytics(views: PageViews): void {
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
    const counted: CountedEvent = { ...happening, path: views.path() };
    own(counted);
    for (const count of others) count({ ...counted, path: pathForThirdParties(counted.path) });
  });
  let shown: Place | undefined;
  function seen() {
    const place = views.place();
    const isAnother = shown === undefined || isNavigation(shown, place);
    shown = place;
    if (isAnother) track('page-view');
  }
  seen();
  views.onChange(seen);
  watchVitals();
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
