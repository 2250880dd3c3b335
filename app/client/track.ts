import type { MetricName, MetricVariant } from '#contract/metric.ts';

/** Something that happened, as it is counted. Its path is that of the page on which it did. */
export type Happening = { name: MetricName; variant: MetricVariant; value: number | null };
/** How somebody came in or joined. */
export type WayIn = 'email' | 'google' | 'facebook' | 'apple' | 'passkey' | 'link';

let take: ((happening: Happening) => void) | null = null;
const waiting: Happening[] = [];

/**
 * Counts something that happened: a page seen, somebody joining or coming in (the variant says how: `WayIn`), a card put on the table
 * (`cart`), its preview (`checkout`), sent (`purchase`). It may be called at any time; what counts is loaded when the page is at rest.
 */
export function track(name: 'registration' | 'login', variant: WayIn): void;
export function track(
  name: Exclude<MetricName, 'registration' | 'login'>,
  variant?: MetricVariant,
  value?: number,
): void;
export function track(name: MetricName, variant: MetricVariant = '', value: number | null = null): void {
  const happening = { name, variant, value };
  if (take) take(happening);
  else waiting.push(happening);
}

/** From here on what happens goes there, what has happened so far first. */
export function onHappening(taker: (happening: Happening) => void): void {
  take = taker;
  for (const happening of waiting.splice(0)) taker(happening);
}
