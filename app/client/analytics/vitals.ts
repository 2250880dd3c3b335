import { track } from './track.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Press = PerformanceEntry & { interactionId?: number };

/** Web vitals of a page: largest contentful paint, layout shift, and interaction delay. Reported when the page is left. */
export function watchVitals(): void {
  let painted = 0;
  let shifted = 0;
  let answered = 0;
  watch('largest-contentful-paint', (entry) => (painted = entry.startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) shifted += value;
  });
  watch('event', (entry) => {
    if ((entry as Press).interactionId) answered = Math.max(answered, entry.duration);
  });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (painted > 0) track('web-vital', 'LCP', Math.round(painted));
      track('web-vital', 'CLS', Math.round(shifted * 1000) / 1000);
      if (answered > 0) track('web-vital', 'INP', Math.round(answered));
    },
    { once: true, capture: true },
  );
}

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
  // Browsers support different entry types; those that are not supported are left out.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
