import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '#db/client.ts';

/** Every kind of job, with what it carries: ids only, never a person's words or address. */
export type Jobs = {
  /** One delivery's one attempt. */
  'send-delivery': { deliveryId: string; attempt: number };
  /** One row of the outbox. */
  'send-outbox': { outboxId: string };
  /** Look for what is due, at once rather than at the next beat. */
  sweep: Record<string, never>;
  /** One export of everything. */
  'pack-export': { exportId: string };
  /** Delete for good whoever left and did not come back in time. */
  farewells: Record<string, never>;
  /** Make the months ahead, and let go of what is kept no longer. */
  housekeeping: Record<string, never>;
};
export type JobName = keyof Jobs;
export type NewJob<N extends JobName> = {
  /** Two jobs with one key never wait or run side by side: the second is not made. */
  key: string;
  data: Jobs[N];
  /** Seconds to wait before it may run. */
  delay?: number;
  /** Those with more are taken before those with less; 0 where nothing is given. */
  priority?: number;
};

/** The queue of jobs. A job is made in the transaction of its cause, so that both happen or neither. */
export type Queue = {
  enqueue<N extends JobName>(tx: Tx, name: N, jobs: NewJob<N>[]): Promise<void>;
  boss: PgBoss;
  stop(): Promise<void>;
};

/** Tries of a sending: the pause doubles from 2 seconds to 4 hours, which makes about two days. */
export const SEND_TRIES = 24;
const SENDING = {
  policy: 'exclusive',
  retryLimit: SEND_TRIES - 1,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
} as const;
const QUEUES = {
  'send-delivery': SENDING,
  'send-outbox': SENDING,
  sweep: { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3600, notify: true },
  'pack-export': {
    policy: 'exclusive',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  },
  farewells: { policy: 'exclusive', retryLimit: 5, retryDelay: 60, deleteAfterSeconds: 24 * 3600 },
  housekeeping: { policy: 'exclusive', retryLimit: 5, retryDelay: 60, deleteAfterSeconds: 24 * 3600 },
} as const satisfies Record<JobName, object>;

export type QueueSettings = {
  connectionString: string;
  /** Connections of its pool; a worker's listener takes one more. */
  connections: number;
  /** Whether jobs are worked on in this process, and so watched over from it. */
  isWorker: boolean;
  onError: (error: Error) => void;
  /** Seconds between two looks for jobs whose worker died. */
  watchEvery?: number;
};

/** Opens the queue, making its tables where they are not there yet. */
export async function openQueue({
  connectionString,
  connections,
  isWorker,
  onError,
  watchEvery = 10,
}: QueueSettings): Promise<Queue> {
  const boss = new PgBoss({
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
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options);
    // The policy of a queue stays as it was made; everything else follows this file.
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
  }
  return {
    boss,
    async enqueue(tx, name, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map(({ key, data, delay, priority = 0 }) => ({
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
