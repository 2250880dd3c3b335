import type { JobWithMetadata } from 'pg-boss';
import { withPurpose } from '#db/purpose.ts';
import type { Context } from '#server/kernel/context.ts';
import { type JobWorker, workOn } from '#server/kernel/job-worker.ts';
import type { Task } from '#server/kernel/module.ts';
import { deleteExpiredLimits } from '#server/kernel/rate-limits.ts';
import { HOURLY, NIGHTLY } from './jobs.ts';
import { createPartitions, dropPartitions, type MonthlyTables } from './partitions.ts';

export type WorkerOptions = {
  /** Milliseconds between two sweeps. */
  sweepEvery?: number;
};
export type Worker = {
  /** Looks for what is due now. */
  sweep(): Promise<void>;
  /** Takes no new work and finishes running jobs. Jobs that take too long go back to the queue. */
  stop(): Promise<void>;
};

const MINUTE_MS = 60_000;
/** At two in the morning, UTC. It also runs once at each start. */
const EVERY_NIGHT = '0 2 * * *';
/** Every hour, because somewhere a day ends. */
const EVERY_HOUR = '1 * * * *';
/** One job at a time (a batch finishes twice after a kill). A notification wakes a loop; the polls are for when one is lost. */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;

/** Works on the jobs of all modules until it is stopped. Any number of workers may run, in this process or in others. */
export async function startWorker(context: Context, { sweepEvery = 5000 }: WorkerOptions = {}): Promise<Worker> {
  const { queue, logger, clock, modules } = context;
  const { boss } = queue;
  const inTurn = async (tasks: readonly Task[]) => {
    for (const task of tasks) await task(context);
  };
  const of = (which: 'sweeps' | 'everyMinute' | 'hourly' | 'nightly') =>
    modules.flatMap((module): readonly Task[] => module[which] ?? []);

  let minuteAt = -Infinity;
  async function sweep(): Promise<void> {
    await inTurn(of('sweeps'));
    if (clock.now() - minuteAt < MINUTE_MS) return;
    minuteAt = clock.now();
    await inTurn(of('everyMinute'));
  }
  async function maintain(): Promise<void> {
    const monthly: MonthlyTables = Object.assign({}, ...modules.map((module) => module.monthlyTables ?? {}));
    await createPartitions(context.db, monthly, clock.now());
    await dropPartitions(context.db, monthly, clock.now());
    await deleteExpiredLimits(context.db);
    await inTurn(of('nightly'));
  }
  const workers: JobWorker[] = [
    ...modules.flatMap((module) => module.jobs ?? []),
    workOn(HOURLY, () => inTurn(of('hourly')), { purpose: 'maintenance' }),
    workOn(NIGHTLY, maintain, { purpose: 'maintenance' }),
  ];

  async function startLoop({ job, run }: JobWorker): Promise<void> {
    const loop = { id: '' };
    const handle = async ([taken]: JobWithMetadata[]) => {
      if (!taken) return;
      try {
        await run(context, taken.data, taken.retryCount >= taken.retryLimit);
      } catch (error) {
        logger.warn({ job: job.name, jobId: taken.id, retry: taken.retryCount, err: error }, 'job failed');
        throw error;
      } finally {
        // Where there was one there may be another: look at once rather than at the next poll.
        boss.notifyWorker(loop.id);
      }
    };
    loop.id = await boss.work(job.name, { ...POLLING, includeMetadata: true }, handle);
  }

  await withPurpose('maintenance', maintain);
  for (const worker of workers) for (let i = 0; i < worker.concurrency; i++) await startLoop(worker);
  await schedule();

  /** The two clocks of this release, and none of an earlier one. */
  async function schedule(): Promise<void> {
    const ours = new Map([
      [NIGHTLY.name, EVERY_NIGHT],
      [HOURLY.name, EVERY_HOUR],
    ]);
    for (const { name } of await boss.getSchedules()) if (!ours.has(name)) await boss.unschedule(name);
    for (const [name, cron] of ours) await boss.schedule(name, cron, {});
  }

  let sweeping: Promise<unknown> | null = null;
  function beat(): void {
    sweeping ??= sweep()
      .catch((error: unknown) => logger.error({ err: error }, 'sweep failed'))
      .finally(() => (sweeping = null));
  }
  const timer = setInterval(beat, sweepEvery);
  beat();

  return {
    sweep,
    async stop() {
      clearInterval(timer);
      await sweeping;
      await Promise.all(workers.map(({ job }) => boss.offWork(job.name)));
    },
  };
}
