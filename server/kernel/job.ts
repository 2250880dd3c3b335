import { z } from 'zod';

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
  /** What `data` of a job is parsed by when it is worked on, maybe by a later release. */
  data: z.ZodType<Data>;
};

type NoData = Record<never, never>;
const NO_DATA: z.ZodType<NoData> = z.object({});

/** @param name of its queue in the database, where it stays the same for good. */
export function defineJob(name: string, options: QueueOptions): Job<NoData>;
export function defineJob<Data extends object>(name: string, options: QueueOptions, data: z.ZodType<Data>): Job<Data>;
export function defineJob(name: string, options: QueueOptions, data: z.ZodType<object> = NO_DATA): Job<object> {
  return { name, options, data };
}
