import { track } from './track.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Press = PerformanceEntry & { interactionId?: number };

/** How the page felt: when the largest part of it was painted, how much it shifted, how long it took to answer. Told when it is left. */
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
  // Browsers know different ones; what one does not know it does not tell.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
