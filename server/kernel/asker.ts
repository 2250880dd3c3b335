import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose request is being answered: a network, and a browser in it by its cookie. Only for sharing out what is scarce; it proves nothing. */
export type Asker = { network: string; browser: string };

const askers = new AsyncLocalStorage<Asker>();

/** Answers a request: whatever is done in `act`, also later, is done for its asker. */
export function answerFor<T>(asker: Asker, act: () => T): T {
  return askers.run(asker, act);
}

/** For whom something is being done; null for work that nobody waits for. */
export function currentAsker(): Asker | null {
  return askers.getStore() ?? null;
}
