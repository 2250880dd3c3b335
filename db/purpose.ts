import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What is being done while the database is asked: a request, whose sender waits; a job, for which nobody waits; or work that may take long: the catalogue,
 * maintenance, exports. Each has connections of its own, and limits of its own (limits.ts).
 */
export type Purpose = 'request' | 'job' | 'maintenance';

const purposes = new AsyncLocalStorage<Purpose>();

/** Runs `act` for a purpose: its queries, also asynchronous ones, use the connections of that purpose. */
export function withPurpose<T>(purpose: Purpose, act: () => T): T {
  return purposes.run(purpose, act);
}

/** The current purpose; `job` by default. */
export function currentPurpose(): Purpose {
  return purposes.getStore() ?? 'job';
}
