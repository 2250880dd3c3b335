import type { MetricName } from '#contract/metric.ts';

/** Counts something that happened. @param variant a provider or method. */
export function track(name: MetricName, variant?: string): void {
  dispatchEvent(new CustomEvent('cardamom:track', { detail: { name, variant } }));
}
