import type { Tx } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { SettledDelivery } from '#server/kernel/module.ts';
import type { DeliveryRow, Settlement } from './queries.ts';

/** Tells every module the outcome of a message, in the transaction that stores it. */
export async function tellModules(
  context: Context,
  tx: Tx,
  row: DeliveryRow,
  settlement: Pick<Settlement, 'state' | 'detail' | 'hasAddressEnded'>,
): Promise<void> {
  const delivery: SettledDelivery = {
    deliveryId: row.delivery_id,
    kind: row.kind,
    channel: row.channel,
    subjectId: row.subject_id,
    groupId: row.group_id,
    memberId: row.member_id,
    address: row.address,
    attempt: row.attempt,
    reason: settlement.detail,
  };
  for (const { deliveryBounced, deliveryAccepted, addressEnded } of context.modules) {
    if (settlement.state === 'bounced') await deliveryBounced?.(tx, delivery, context);
    if (settlement.state === 'accepted') await deliveryAccepted?.(tx, delivery, context);
    if (settlement.hasAddressEnded) await addressEnded?.(tx, delivery, context);
  }
}
