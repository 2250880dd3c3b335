import { AsyncLocalStorage } from 'node:async_hooks';
import { withPurpose } from '#db/purpose.ts';

/** The requester: a network, and a browser in it by its cookie. Used to share scarce capacity fairly; it does not authenticate anybody. */
export type Requester = { network: string; browser: string };

const requesters = new AsyncLocalStorage<Requester>();

/** Runs `act` on behalf of a requester, including what it does asynchronously. */
export function runAsRequester<T>(requester: Requester, act: () => T): T {
  return requesters.run(requester, () => withPurpose('request', act));
}

/** On whose behalf the current code runs; null for background work. */
export function currentRequester(): Requester | null {
  return requesters.getStore() ?? null;
}
