import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { Message } from '#server/kernel/message.ts';
import { recordEvents } from './events.ts';
import {
  type DeliveryRow,
  lockScheduled,
  lockScheduledOf,
  selectSentGroups,
  selectStates,
  setDeliveryState,
  setDue,
} from './queries.ts';
import { sweepSoon } from './schedule.ts';

type Kind = Pick<Message<object>, 'kind'>;
/** An instant that is sooner than this counts as now. */
const SOON_MS = 5000;

/** Cancels a group of which nothing was sent. @returns false, without a change, if some of it was sent or is being sent. */
export async function cancelAll(context: Context, tx: Tx, { kind }: Kind, groupId: string): Promise<boolean> {
  const held = await lockWhole(tx, kind, groupId);
  if (held === null) return false;
  await stop(context, tx, held);
  return true;
}

/** Cancels what was not sent of a group; the rest stays unchanged. */
export async function cancelRest(context: Context, tx: Tx, { kind }: Kind, groupId: string): Promise<void> {
  await stop(context, tx, await lockScheduled(tx, kind, groupId));
}

/** Cancels a member's groups of which nothing was sent; others continue. @returns the groups that were cancelled. */
export async function cancelUntouched(context: Context, tx: Tx, { kind }: Kind, memberId: string): Promise<string[]> {
  const held = await lockScheduledOf(tx, kind, memberId);
  const groups = [...new Set(held.flatMap((row) => row.group_id ?? []))];
  const left = await selectSentGroups(
    tx,
    kind,
    groups,
    held.map((row) => row.delivery_id),
  );
  await stop(
    context,
    tx,
    held.filter((row) => !left.has(row.group_id)),
  );
  return groups.filter((id) => !left.has(id));
}

/** Reschedules the deliveries of a group. @returns false, without a change, if some of it was sent or is being sent. */
export async function reschedule(
  context: Context,
  tx: Tx,
  { kind }: Kind,
  groupId: string,
  times: readonly { subjectId: string; dueAt: Date }[],
): Promise<boolean> {
  const held = await lockWhole(tx, kind, groupId);
  if (held === null || held.length === 0) return false;
  const now = context.clock.now();
  await setDue(tx, kind, groupId, times, new Date(now));
  if (times.some(({ dueAt }) => dueAt.getTime() <= now + SOON_MS)) await sweepSoon(context, tx);
  return true;
}

/** Locks the waiting deliveries of a group; null if some of it was sent or is being sent. */
async function lockWhole(tx: Tx, kind: string, groupId: string): Promise<DeliveryRow[] | null> {
  const held = await lockScheduled(tx, kind, groupId);
  const ids = new Set(held.map((row) => row.delivery_id));
  const states = await selectStates(tx, kind, groupId);
  return states.every((row) => row.state === 'stopped' || ids.has(row.delivery_id)) ? held : null;
}

async function stop({ clock }: Context, tx: Tx, rows: readonly DeliveryRow[]): Promise<void> {
  const now = new Date(clock.now());
  await setDeliveryState(
    tx,
    rows.map((row) => row.delivery_id),
    'stopped',
    now,
  );
  await recordEvents(tx, 'stopped', rows, now);
}
