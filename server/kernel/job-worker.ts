import { type Purpose, withPurpose } from '#db/purpose.ts';
import type { Context } from './context.ts';
import type { Job } from './job.ts';
import { parseStored } from './stored-json.ts';

/** A kind of job with what works on it. */
export type JobWorker = {
  job: Job<object>;
  /** Jobs worked on at the same time in one process. */
  concurrency: number;
  run: (context: Context, data: unknown, isLastTry: boolean) => Promise<unknown>;
};

/**
 * Says how jobs of one kind are worked on.
 * @param run may be called any number of times for one job, and has one effect. A throw means another try, unless `isLastTry`.
 */
export function workOn<Data extends object>(
  job: Job<Data>,
  run: (context: Context, data: Data, isLastTry: boolean) => Promise<unknown>,
  {
    concurrency = 1,
    purpose = 'job',
  }: { concurrency?: number; /** `maintenance` where its statements may take long. */ purpose?: Purpose } = {},
): JobWorker {
  return {
    job,
    concurrency,
    run: (context, data, isLastTry) =>
      withPurpose(purpose, async () => run(context, parseStored(job.data, data, `the data of ${job.name}`), isLastTry)),
  };
}
