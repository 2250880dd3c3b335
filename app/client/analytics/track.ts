import type { MetricName, MetricVariant } from '#contract/site/metric.ts';

/** An analytics event. Its path is that of the page. */
export type TrackedEvent = { name: MetricName; variant: MetricVariant; value: number | null };
/** How a member signed in or registered. */
export type LoginMethod = 'email' | 'google' | 'facebook' | 'apple' | 'passkey' | 'link';

let receive: ((event: TrackedEvent) => void) | null = null;
const waiting: TrackedEvent[] = [];

/**
 * Counts an event: a page view, a registration or sign-in (the variant is the `LoginMethod`), a new draft (`cart`), or a sent card (`card-sent`).
 * `checkout` and `purchase` are for paid products; cards are free. It may be called at any time: events are queued until the analytics are loaded.
 */
export function track(name: 'registration' | 'login', variant: LoginMethod): void;
export function track(
  name: Exclude<MetricName, 'registration' | 'login'>,
  variant?: MetricVariant,
  value?: number,
): void;
export function track(name: MetricName, variant: MetricVariant = '', value: number | null = null): void {
  const event = { name, variant, value };
  if (receive) receive(event);
  else waiting.push(event);
}

/** Sets the receiver of events; queued ones come first. */
export function onTrackedEvent(receiver: (event: TrackedEvent) => void): void {
  receive = receiver;
  for (const event of waiting.splice(0)) receiver(event);
}
