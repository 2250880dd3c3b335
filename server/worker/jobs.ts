import { defineJob, type Job } from '#server/kernel/job.ts';
import type { Module } from '#server/kernel/module.ts';

const BY_THE_CLOCK = { policy: 'exclusive', retryLimit: 5, retryDelay: 60, deleteAfterSeconds: 24 * 3600 } as const;

/** What modules do at the start of every hour. */
export const HOURLY = defineJob('hourly', BY_THE_CLOCK);
/** Maintenance: months made ahead and old rows removed. */
export const NIGHTLY = defineJob('nightly', BY_THE_CLOCK);

/** Every kind of job that there is, for the queue to open. */
export function jobsOf(modules: readonly Module[]): Job<object>[] {
  return [HOURLY, NIGHTLY, ...modules.flatMap((module) => (module.jobs ?? []).map(({ job }) => job))];
}
