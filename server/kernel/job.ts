import type { Context } from './context.ts';

/** How a queue treats its jobs: names and units are those of pg-boss. */
export type QueueOptions = {
  /** `exclusive`: of two jobs with one key, one waits or runs; `short`: one waits. */
  policy: 'exclusive' | 'short';
  retryLimit: number;
  /** seconds */ retryDelay?: number;
  retryBackoff?: boolean;
  /** seconds */ retryDelayMax?: number;
  expireInSeconds?: number;
  heartbeatSeconds?: number;
  deleteAfterSeconds: number;
  /** Whether a new job wakes the workers at once. */
  notify?: boolean;
};

/** A kind of job: the name of its queue, and what a job carries. That is ids only, never a person's words or address. */
export type Job<Data extends object> = {
  name: string;
  options: QueueOptions;
  /** Only a type: what `data` of this job is. */
  readonly carries?: Data;
};

/** @param name of its queue in the database, where it stays the same for good. */
export function defineJob<Data extends object>(name: string, options: QueueOptions): Job<Data> {
  return { name, options };
}

/** A kind of job with what works on it. */
export type JobWorker = {
  job: Job<object>;
  /** Jobs worked on at the same time in one process. */
  concurrency: number;
  run: (context: Context, data: object, isLastTry: boolean) => Promise<unknown>;
};

/**
 * Says how jobs of one kind are worked on.
 * @param run may be called any number of times for one job, and has one effect. A throw means another try, unless `isLastTry`.
 */
export function workOn<Data extends object>(
  job: Job<Data>,
  run: (context: Context, data: Data, isLastTry: boolean) => Promise<unknown>,
  { concurrency = 1 }: { concurrency?: number } = {},
): JobWorker {
  return { job, concurrency, run: (context, data, isLastTry) => run(context, data as Data, isLastTry) };
}
