import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChannelName } from '#server/kernel/message.ts';
import { newId } from '#shared/ids.ts';
import { type DeliveryRow, hasOutcome, insertEvents, lockDelivery, setDeliveryState } from './queries.ts';
import { tellModules } from './tell-modules.ts';

/** What became of a message after it was accepted. `key` is that of its sending. */
export type LaterOutcome =
  | { kind: 'delivered'; key: string }
  | { kind: 'failed'; key: string; /** a sentence */ reason: string; response: string };

const KEY = /^(?<deliveryId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<attempt>\d{1,6})$/;

/**
 * Records what became of a message, once for each attempt: reports may come twice, in any order, and before we have noted that the message was accepted.
 * One that did not arrive has bounced.
 * @returns the delivery, the first time; null otherwise, and where there is none.
 */
export async function noteOutcome(
  context: Context,
  tx: Tx,
  outcome: LaterOutcome,
): Promise<{ channel: ChannelName; address: string } | null> {
  const { deliveryId, attempt } = KEY.exec(outcome.key)?.groups ?? {};
  const row = deliveryId === undefined ? undefined : await lockDelivery(tx, deliveryId);
  if (row === undefined || row.attempt !== Number(attempt) || (await hasOutcome(tx, row))) return null;
  const now = context.clock.now();
  const at = new Date(now);
  const hasFailed = outcome.kind === 'failed';
  await insertEvents(tx, [
    {
      event_id: newId(now),
      at,
      kind: hasFailed ? 'bounced' : 'delivered',
      delivery_id: row.delivery_id,
      member_id: row.member_id,
      attempt: row.attempt,
      detail: hasFailed ? outcome.reason : null,
      response: hasFailed ? outcome.response : null,
    },
  ]);
  if (hasFailed) {
    await setFailed(tx, row, at);
    await tellModules(context, tx, row, { state: 'bounced', detail: outcome.reason });
  }
  return { channel: row.channel, address: row.address };
}

/** Where it is not noted as accepted yet, that is done by whoever sends it, who looks for this then. */
async function setFailed(tx: Tx, row: DeliveryRow, at: Date): Promise<void> {
  if (row.state === 'accepted') await setDeliveryState(tx, [row.delivery_id], 'bounced', at);
}
