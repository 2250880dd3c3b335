import type { JobWithMetadata } from 'pg-boss';
import { sayFarewells } from '#server/account/farewells.ts';
import { keepSums } from '#server/admin/kept-sums.ts';
import { forgetLostCards } from '#server/card-sends/lost-cards.ts';
import { forgetSolutions } from '#server/card-sends/proof-of-work.ts';
import { countPopularity } from '#server/cards/popularity.ts';
import { forgetClientErrors } from '#server/client-errors/client-errors.ts';
import { forgetOutbox, sendOutbox } from '#server/deliveries/outbox.ts';
import { sendDelivery, type SendingParts } from '#server/deliveries/send-delivery.ts';
import { rescueLate, sweepDue } from '#server/deliveries/sweep.ts';
import { forgetExports, packExport } from '#server/exports/packing.ts';
import { forgetLimits } from '#server/limits/rate-limits.ts';
import { forgetMailedLinks } from '#server/members/members.ts';
import { sumMetrics } from '#server/metrics/metrics.ts';
import { forgetPasskeyChallenges } from '#server/passkeys/passkeys.ts';
import type { Files } from '#server/ports/files.ts';
import { endOverHelping } from '#server/sessions/helping.ts';
import { forgetSessions } from '#server/sessions/sessions.ts';
import { dropPartitions, keepPartitions } from './partitions.ts';
import type { JobName, Jobs, Queue } from './queue.ts';

export type WorkerParts = SendingParts & {
  queue: Queue;
  /** Where photos, exports and the faces of sent cards are kept. */
  files: Files;
  /** Cards sent side by side: each holds one connection of the pool and one of the mail server. */
  sendSideBySide?: number;
  /** Milliseconds between two sweeps. */
  sweepEvery?: number;
};
export type Worker = {
  /** Looks for what is due now. @returns how many were claimed. */
  sweep(): Promise<number>;
  /** Takes no new work, finishes what is on its way. What takes too long goes back to the queue. */
  stop(): Promise<void>;
};

/** Milliseconds between two looks for what was claimed and has not left. */
const RESCUE_EVERY = 60_000;
/** At two in the morning, UTC, and once at each start. */
const EVERY_NIGHT = '0 2 * * *';
/** Days end at every hour, somewhere. */
const EVERY_HOUR = '1 * * * *';

/** Works on jobs until it is stopped. Any number of workers may run, in this process or in others. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { queue, logger, db, clock, sendSideBySide = 5, sweepEvery = 5000 } = parts;
  const { boss } = queue;

  let rescuedAt = -Infinity;
  async function sweep(): Promise<number> {
    const claimed = await sweepDue(parts);
    if (clock.now() - rescuedAt >= RESCUE_EVERY) {
      rescuedAt = clock.now();
      await rescueLate(parts);
      await endOverHelping(parts);
    }
    return claimed;
  }
  async function keepHouse(): Promise<void> {
    await keepPartitions(db, clock.now());
    await dropPartitions(db, clock.now());
    await forgetClientErrors(parts);
    await forgetOutbox(parts);
    await forgetExports(parts);
    await forgetSessions(parts);
    await forgetLostCards(parts);
    await forgetMailedLinks(parts);
    await forgetLimits(db);
    await forgetSolutions(parts);
    await forgetPasskeyChallenges(parts);
    await countPopularity(db, clock.now());
    await sumMetrics(db, clock.now());
    await keepSums(db, clock.now());
  }

  /** `workers` loops over one kind of job; `act` is told whether a failure now is the last one. */
  async function workOn<N extends JobName>(
    name: N,
    workers: number,
    act: (data: Jobs[N], isLastTry: boolean) => Promise<unknown>,
  ): Promise<void> {
    for (let i = 0; i < workers; i++) {
      const loop = { id: '' };
      const handle = async ([job]: JobWithMetadata<Jobs[N]>[]) => {
        if (!job) return;
        try {
          await act(job.data, job.retryCount >= job.retryLimit);
        } catch (error) {
          logger.warn({ job: name, jobId: job.id, retry: job.retryCount, err: error }, 'job failed');
          throw error;
        } finally {
          // Where there was one there may be another: look at once rather than at the next poll.
          boss.notifyWorker(loop.id);
        }
      };
      loop.id = await boss.work<Jobs[N], void, { includeMetadata: true }>(
        name,
        { ...POLLING, includeMetadata: true },
        handle,
      );
    }
  }

  await keepHouse();
  await workOn('send-delivery', sendSideBySide, (data, isLastTry) => sendDelivery(parts, data, isLastTry));
  await workOn('send-outbox', 1, (data, isLastTry) => sendOutbox(parts, data, isLastTry));
  await workOn('sweep', 1, sweep);
  await workOn('pack-export', 1, (data, isLastTry) => packExport(parts, data, isLastTry));
  await workOn('farewells', 1, () => sayFarewells(parts));
  await workOn('housekeeping', 1, keepHouse);
  await boss.schedule('housekeeping', EVERY_NIGHT, {});
  await boss.schedule('farewells', EVERY_HOUR, {});

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
      await Promise.all(
        (['send-delivery', 'send-outbox', 'sweep', 'pack-export', 'farewells', 'housekeeping'] as const).map((name) =>
          boss.offWork(name),
        ),
      );
    },
  };
}

/** One job at a time (a batch finishes twice after a kill); a notification wakes a loop, and the polls are for when it is lost. */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;
