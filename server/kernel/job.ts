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
