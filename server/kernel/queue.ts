import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '#db/client.ts';
import { driverLimits, QUEUE_LIMITS } from '#db/limits.ts';
import type { Job } from './job.ts';

export type NewJob<Data extends object> = {
  /** Two jobs with one key never wait or run side by side: the second is not made. */
  key: string;
  data: Data;
  /** Seconds to wait before it may run. */
  delay?: number;
  /** Those with more are taken before those with less; 0 where nothing is given. */
  priority?: number;
};

/** The queue of jobs. A job is made in the transaction of its cause, so that both happen or neither. */
export type Queue = {
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, jobs: readonly NewJob<Data>[]): Promise<void>;
  boss: PgBoss;
  stop(): Promise<void>;
};

export type QueueSettings = {
  connectionString: string;
  /** Connections of its pool; a worker's listener takes one more. */
  connections: number;
  /** Every kind of job that there is. */
  jobs: readonly Job<object>[];
  /** Whether jobs are worked on in this process, and so watched over from it. */
  isWorker: boolean;
  onError: (error: Error) => void;
  /** Seconds between two looks for jobs whose worker died. */
  watchEvery?: number;
};

/** Handed on to the driver as they are, which closes a connection that is silent: the queue asks it nothing else meanwhile. */
const LIMITS = { ...driverLimits(QUEUE_LIMITS), query_timeout: QUEUE_LIMITS.silence };

/** Opens the queue, making its tables where they are not there yet. */
export async function openQueue({
  connectionString,
  connections,
  jobs,
  isWorker,
  onError,
  watchEvery = 10,
}: QueueSettings): Promise<Queue> {
  const boss = new PgBoss({
    ...LIMITS,
    connectionString,
    max: connections,
    application_name: 'cardamom-queue',
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: watchEvery,
    monitorIntervalSeconds: watchEvery,
  });
  boss.on('error', onError);
  await boss.start();
  for (const { name, options } of jobs) {
    await boss.createQueue(name, options);
    // The policy of a queue stays as it was made; everything else follows the definition.
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
  }
  return {
    boss,
    async enqueue(tx, { name }, made) {
      if (made.length === 0) return;
      await boss.insert(
        name,
        made.map(({ key, data, delay, priority = 0 }) => ({
          singletonKey: key,
          data,
          priority,
          ...(delay ? { startAfter: delay } : {}),
        })),
        { db: fromKysely(tx) },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 25_000 }),
  };
}
