import type { MetricName, MetricVariant } from '#contract/metric.ts';

/** Something counted, with the path of the page that it happened on, without what is secret in it. */
export type Counted = { name: MetricName; path: string; variant: MetricVariant; value: number | null };
/** A listener that gets every counted event. */
export type Counter = (counted: Counted) => void;

/** The most that one call takes, and how long it waits for more. */
const BATCH = 20;
const WAIT_MS = 3000;

/**
 * Our own counting: in batches, so that a page makes one call and not ten. What still waits when the page goes out of sight is sent then,
 * since it may never come back.
 */
export function createOwnCounter(
  send: (metrics: Counted[]) => void,
  page: { visibilityState: string; addEventListener(type: 'visibilitychange', listener: () => void): void },
): Counter {
  let waiting: Counted[] = [];
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
