import type { MetricName, MetricVariant } from '#contract/site/metric.ts';

/** A counted event, with the path of its page. The path contains no secrets. */
export type CountedEvent = { name: MetricName; path: string; variant: MetricVariant; value: number | null };
/** A listener that gets every counted event. */
export type Counter = (counted: CountedEvent) => void;

/** The maximum number of events in one call, and how long it waits for more. */
const BATCH = 20;
const WAIT_MS = 3000;

/**
 * Our own analytics. Events are sent in batches, so that a page makes one call and not ten. Events that still wait when the page is hidden are sent
 * then, since it may never become visible again.
 */
export function createOwnCounter(
  send: (metrics: CountedEvent[]) => void,
  page: { visibilityState: string; addEventListener(type: 'visibilitychange', listener: () => void): void },
): Counter {
  let waiting: CountedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const metrics = waiting;
    waiting = [];
    send(metrics);
  }
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') flush();
  });
  return (counted) => {
    waiting.push(counted);
    if (waiting.length >= BATCH) flush();
    else timer ??= setTimeout(flush, WAIT_MS);
  };
}
