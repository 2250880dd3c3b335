import type { Generated } from 'kysely';
import type { Instant, Json, MaybeInstant } from '#db/columns.ts';
import type { ChannelName } from '#server/kernel/message.ts';

export type DeliveryState = 'scheduled' | 'queued' | 'accepted' | 'bounced' | 'stopped';
export type DeliveriesTable = {
  delivery_id: string;
  kind: string;
  /** what it is about; unique together with kind, occurrence and channel */ subject_id: string;
  occurrence: string;
  channel: Generated<ChannelName>;
  /** deliveries that are cancelled and reported together, such as those of one card */ group_id: string | null;
  member_id: string | null;
  address: string;
  payload: Json;
  /** higher priorities are sent first */ priority: Generated<number>;
  due_at: Instant;
  state: Generated<DeliveryState>;
  attempt: Generated<number>;
  /** the worker that is sending it: the id of its advisory lock */ sender_id: number | null;
  /** when that worker was first found without its lock */ doubted_at: MaybeInstant;
  /** since when it is held; it is not sent until it is released */ held_at: MaybeInstant;
  /** null: kept as long as its group */ delete_after: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};
export type DeliveryEventKind =
  | 'queued'
  | 'accepted'
  | 'delivered'
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
  member_id: string | null;
  kind: DeliveryEventKind;
  attempt: Generated<number>;
  detail: string | null;
  /** the exact answer of the mail server, for administrators */
  response: string | null;
};
export type SuppressionsTable = { address_hash: Buffer; sender_hash: Buffer; created_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    deliveries: DeliveriesTable;
    delivery_events: DeliveryEventsTable;
    suppressions: SuppressionsTable;
  }
}
