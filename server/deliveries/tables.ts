import type { Generated } from 'kysely';
import type { Instant, Json } from '#db/columns.ts';

export type DeliveryState = 'scheduled' | 'queued' | 'accepted' | 'bounced' | 'stopped';
export type DeliveriesTable = {
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  occurrence: string;
  channel: Generated<'email'>;
  due_at: Instant;
  state: Generated<DeliveryState>;
  attempt: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};
export type DeliveryEventKind =
  | 'queued'
  | 'accepted'
  | 'bounced'
  | 'opened'
  | 'replied'
  | 'stopped'
  | 'corrected'
  | 'refused';
export type DeliveryEventsTable = {
  event_id: string;
  at: Instant;
  delivery_id: string;
  recipient_id: string;
  card_send_id: string;
  member_id: string | null;
  kind: DeliveryEventKind;
  attempt: Generated<number>;
  detail: string | null;
  /** what the mail server said, word for word; for administrators */
  response: string | null;
};
export type OutboxTable = {
  outbox_id: string;
  member_id: string | null;
  kind: string;
  unique_key: string;
  to_address: string;
  payload: Json<Record<string, unknown>>;
  state: Generated<'queued' | 'accepted' | 'bounced'>;
  created_at: Instant;
  updated_at: Instant;
};
export type SuppressionsTable = { address_hash: Buffer; sender_hash: Buffer; created_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    deliveries: DeliveriesTable;
    delivery_events: DeliveryEventsTable;
    outbox: OutboxTable;
    suppressions: SuppressionsTable;
  }
}
