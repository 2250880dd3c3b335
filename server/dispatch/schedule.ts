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
  /** whose it is; null for somebody without an account */ memberId: string | null;
  address: string;
  /** What it is about: with its occurrence and channel it goes once. Without one it is a message of its own. */
  subjectId?: string;
  /** Which time, where there is more than one about the same. */
  occurrence?: string;
  /** What is cancelled and told of together. */
  groupId?: string;
  channel?: ChannelName;
  /** At once, where nothing is given. */
  dueAt?: Date;
  /** Somebody sits and waits for it: it goes before those that nobody does. */
  isAwaited?: boolean;
} & (keyof Payload extends never ? { payload?: undefined } : { payload: Payload });

/** Sooner than this is at once: a sweep is asked for, and not waited for. */
const SOON_MS = 5000;
/** Of what somebody waits for; all else has 0. */
const AWAITED = 10;
const DAY_MS = 86_400_000;

/**
 * Writes down what is to be sent, in the transaction of its cause; a worker does the rest. The same once more changes nothing, unless it was stopped: then it
 * is scheduled anew, as a new attempt.
 * @throws where a channel has no way to the outside here.
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

/** Has what is due looked for at once. */
export async function sweepSoon({ queue }: Pick<Context, 'queue'>, tx: Tx): Promise<void> {
  await queue.enqueue(tx, SWEEP, [{ key: 'now', data: {} }]);
}

function expiryOf(kept: Retention, dueAt: Date, memberId: string | null): Date | null {
  if (kept === 'with-its-group') return null;
  return new Date(dueAt.getTime() + (memberId === null ? kept.strangerDays : kept.days) * DAY_MS);
}
