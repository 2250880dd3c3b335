import { AsyncLocalStorage } from 'node:async_hooks';
import { runFor } from '#db/purpose.ts';

/** Whose request is being answered: a network, and a browser in it by its cookie. Only for sharing out what is scarce; it proves nothing. */
export type Requester = { network: string; browser: string };

const requesters = new AsyncLocalStorage<Requester>();

/** Answers a request: whatever is done in `act`, also later, is done for its requester. */
export function answerFor<T>(requester: Requester, act: () => T): T {
  return requesters.run(requester, () => runFor('request', act));
}

/** For whom something is being done; null for work that nobody waits for. */
export function currentRequester(): Requester | null {
  return requesters.getStore() ?? null;
}
