import type { Tx } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { insertEvents } from './queries.ts';
import type { DeliveryEventKind } from './tables.ts';

/** The delivery of an event. */
export type EventOf = { delivery_id: string; member_id: string | null; attempt: number };

/** Records events in the ledger, in the transaction in which they happened. */
export async function recordEvents(
  tx: Tx,
  kind: DeliveryEventKind,
  deliveries: readonly EventOf[],
  at: Date,
  detail: string | null = null,
): Promise<void> {
  await insertEvents(
    tx,
    deliveries.map(({ delivery_id, member_id, attempt }) => ({
      event_id: newId(at.getTime()),
      at,
      kind,
      delivery_id,
      member_id,
      attempt,
      detail,
    })),
  );
}
