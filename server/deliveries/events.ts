import type { Tx } from '#db/client.ts';
import type { DeliveryEventKind } from './tables.ts';
import { newId } from '#shared/ids.ts';
import { insertEvents } from './queries.ts';

/** The delivery that something happened to. */
export type EventOf = {
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  attempt: number;
};

/** Notes in the ledger what happened, in the transaction in which it happened. */
export async function note(
  tx: Tx,
  kind: DeliveryEventKind,
  deliveries: readonly EventOf[],
  at: Date,
  detail: string | null = null,
): Promise<void> {
  await insertEvents(
    tx,
    deliveries.map(({ delivery_id, recipient_id, card_send_id, member_id, attempt }) => ({
      event_id: newId(at.getTime()),
      at,
      kind,
      delivery_id,
      recipient_id,
      card_send_id,
      member_id,
      attempt,
      detail,
    })),
  );
}
