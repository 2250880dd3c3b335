import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { SEND_DELIVERY } from './jobs.ts';
import { type Claimed, claimDue, touchQueuedBefore } from './queries.ts';

export type SweepDeps = Pick<Context, 'db' | 'clock' | 'queue'>;

const BATCH = 500;
/** After this time a claimed delivery gets its job again. */
const LATE_MS = 15 * 60_000;

/**
 * Claims due deliveries and creates a job for each, in one transaction for each batch. Sweeps may run concurrently: each row is claimed once.
 * @returns the number of claimed deliveries.
 */
export async function sweepDue(deps: SweepDeps, batch: number = BATCH): Promise<number> {
  const { db, clock } = deps;
  let claimed = 0;
  for (;;) {
    const found = await db.transaction().execute(async (tx) => {
      const rows = await claimDue(tx, new Date(clock.now()), batch);
      await enqueue(deps, tx, rows);
      return rows.length;
    });
    claimed += found;
    if (found < batch) return claimed;
  }
}

/**
 * Creates the job again for deliveries that were claimed long ago and not sent: their job may have failed permanently, or been lost when a database was restored.
 * If the job still exists, its key prevents a second one.
 * @returns the number of these deliveries.
 */
export async function requeueLost(deps: SweepDeps, batch: number = BATCH): Promise<number> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const late = await touchQueuedBefore(tx, new Date(now - LATE_MS), new Date(now), batch);
    await enqueue(deps, tx, late);
    return late.length;
  });
}

async function enqueue({ queue }: SweepDeps, tx: Tx, rows: readonly Claimed[]): Promise<void> {
  await queue.enqueue(
    tx,
    SEND_DELIVERY,
    rows.map(({ delivery_id, attempt, priority }) => ({
      key: `${delivery_id}.${attempt}`,
      data: { deliveryId: delivery_id, attempt },
      priority,
    })),
  );
}
