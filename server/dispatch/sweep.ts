import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { SEND_DELIVERY } from './jobs.ts';
import { type Claimed, claimDue, touchQueuedBefore } from './queries.ts';

export type SweepDeps = Pick<Context, 'db' | 'clock' | 'queue'>;

const BATCH = 500;
/** After this long a claimed delivery is looked after once more. */
const LATE_MS = 15 * 60_000;

/**
 * Finds what is due, claims it, and makes one job for each, all in one transaction a batch. Sweeps may run side by side: each row is claimed once.
 * @returns how many were claimed.
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
 * Makes the job again for what was claimed long ago and has not left: a job may have failed for good, or gone with a restored database.
 * Where the job is still there, its key keeps a second one from being made.
 * @returns how many were looked after.
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
