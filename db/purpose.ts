import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What is being done while the database is asked: a request, whose sender waits; a job, for which nobody waits; or work that may take long: the catalogue,
 * maintenance, exports. Each has connections of its own, and limits of its own (limits.ts).
 */
export type Purpose = 'request' | 'job' | 'maintenance';

const purposes = new AsyncLocalStorage<Purpose>();

/** Does something for a purpose: whatever is asked of the database in `act`, also later, is asked for it. */
export function runFor<T>(purpose: Purpose, act: () => T): T {
  return purposes.run(purpose, act);
}

/** What is being done now; a job where nothing else was said. */
export function currentPurpose(): Purpose {
  return purposes.getStore() ?? 'job';
}
