import type { Database } from '#db/client.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import { SEND_DELIVERY, SEND_OUTBOX } from './jobs.ts';
import { claimDue, touchOutboxBefore, touchQueuedBefore } from './queries.ts';

export type SweepParts = { db: Database; clock: Clock; queue: Queue };

const BATCH = 500;
/** After this long a claimed delivery is looked after once more. */
const LATE_MS = 15 * 60_000;

/**
 * Finds what is due, claims it, and makes one job for each, all in one transaction a batch. Sweeps may run side by side: each row is claimed once.
 * @returns how many were claimed.
 */
export async function sweepDue({ db, clock, queue }: SweepParts, batch: number = BATCH): Promise<number> {
  let claimed = 0;
  for (;;) {
    const found = await db.transaction().execute(async (tx) => {
      const rows = await claimDue(tx, new Date(clock.now()), batch);
      await queue.enqueue(
        tx,
        SEND_DELIVERY,
        rows.map(({ delivery_id, attempt }) => ({
          key: `${delivery_id}.${attempt}`,
          data: { deliveryId: delivery_id, attempt },
        })),
      );
      return rows.length;
    });
    claimed += found;
    if (found < batch) return claimed;
  }
}

/**
 * Makes the job again for what was claimed long ago and has not left: a job may have failed for good, or gone with a restored database.
 * Where the job is still there, its key keeps a second one from being made.
 * @returns how many were looked after.
 */
export async function rescueLate({ db, clock, queue }: SweepParts, batch: number = BATCH): Promise<number> {
  const now = clock.now();
  const [before, at] = [new Date(now - LATE_MS), new Date(now)];
  return db.transaction().execute(async (tx) => {
    const deliveries = await touchQueuedBefore(tx, before, at, batch);
    await queue.enqueue(
      tx,
      SEND_DELIVERY,
      deliveries.map(({ delivery_id, attempt }) => ({
        key: `${delivery_id}.${attempt}`,
        data: { deliveryId: delivery_id, attempt },
      })),
    );
    const mails = await touchOutboxBefore(tx, before, at, batch);
    await queue.enqueue(
      tx,
      SEND_OUTBOX,
      mails.map(({ outbox_id }) => ({ key: outbox_id, data: { outboxId: outbox_id } })),
    );
    return deliveries.length + mails.length;
  });
}
