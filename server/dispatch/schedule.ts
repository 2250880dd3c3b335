import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChannelName, Message, Retention } from '#server/kernel/message.ts';
import { newId } from '#shared/ids.ts';
import { channelsOf } from './channels/channels.ts';
import { recordEvents } from './events.ts';
import { SWEEP } from './jobs.ts';
import { insertDeliveries } from './queries.ts';
import { findRenderer } from './message-registry.ts';

/** A message to one address. */
export type NewDelivery<Payload extends object> = {
  /** the member that it belongs to; null for somebody without an account */ memberId: string | null;
  address: string;
  /** What it is about. It is sent once for each subject, occurrence and channel. Without a subject it is always a new message. */
  subjectId?: string;
  /** Distinguishes several messages about the same subject. */
  occurrence?: string;
  /** Deliveries of one group are cancelled and reported together. */
  groupId?: string;
  channel?: ChannelName;
  /** Now, if left out. */
  dueAt?: Date;
  /** Somebody is waiting for it, so it is sent before others. */
  isAwaited?: boolean;
} & (keyof Payload extends never ? { payload?: undefined } : { payload: Payload });

/** An instant that is sooner than this counts as now: a sweep is requested at once. */
const SOON_MS = 5000;
/** The priority of messages that somebody is waiting for; all others have 0. */
const AWAITED = 10;
const DAY_MS = 86_400_000;

/**
 * Stores deliveries in the transaction of their cause; a worker sends them. Scheduling the same delivery again changes nothing, unless it was stopped: then it
 * is scheduled again, as a new attempt.
 * @throws if a channel has no adapter.
 */
export async function schedule<Payload extends object>(
  context: Context,
  tx: Tx,
  message: Message<Payload>,
  deliveries: readonly NewDelivery<Payload>[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const { kept } = findRenderer(context, message.kind);
  const now = context.clock.now();
  const at = new Date(now);
  const rows = deliveries.map((given) => {
    const dueAt = given.dueAt ?? at;
    const channel = given.channel ?? 'email';
    if (channelsOf(context)[channel] === null) throw new Error(`Nothing can be sent by ${channel} here.`);
    return {
      delivery_id: newId(now),
      kind: message.kind,
      subject_id: given.subjectId ?? newId(now),
      occurrence: given.occurrence ?? 'once',
      channel,
      group_id: given.groupId ?? null,
      member_id: given.memberId,
      address: given.address,
      payload: JSON.stringify(given.payload ?? {}),
      priority: given.isAwaited ? AWAITED : 0,
      due_at: dueAt,
      delete_after: expiryOf(kept, dueAt, given.memberId),
      created_at: at,
      updated_at: at,
    };
  });
  await recordEvents(tx, 'queued', await insertDeliveries(tx, rows), at);
  if (rows.some((row) => row.due_at.getTime() <= now + SOON_MS)) await sweepSoon(context, tx);
}

/** Requests a sweep for due deliveries at once. */
export async function sweepSoon({ queue }: Pick<Context, 'queue'>, tx: Tx): Promise<void> {
  await queue.enqueue(tx, SWEEP, [{ key: 'now', data: {} }]);
}

function expiryOf(kept: Retention, dueAt: Date, memberId: string | null): Date | null {
  if (kept === 'with-its-group') return null;
  return new Date(dueAt.getTime() + (memberId === null ? kept.strangerDays : kept.days) * DAY_MS);
}
