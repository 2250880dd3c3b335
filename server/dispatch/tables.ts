import type { Generated } from 'kysely';
import type { Instant, Json, MaybeInstant } from '#db/columns.ts';
import type { ChannelName } from '#server/kernel/message.ts';

export type DeliveryState = 'scheduled' | 'queued' | 'accepted' | 'bounced' | 'stopped';
export type DeliveriesTable = {
  delivery_id: string;
  kind: string;
  /** what it is about: with kind, occurrence and channel it goes once */ subject_id: string;
  occurrence: string;
  channel: Generated<ChannelName>;
  /** what is cancelled and told of together, such as a card that went to many */ group_id: string | null;
  member_id: string | null;
  address: string;
  payload: Json;
  /** those with more are sent before those with less */ priority: Generated<number>;
  due_at: Instant;
  state: Generated<DeliveryState>;
  attempt: Generated<number>;
  /** the worker that sends it now: the number of the advisory lock that it holds */ sender_id: number | null;
  /** when that worker was first found to hold its lock no longer */ doubted_at: MaybeInstant;
  /** since when it waits, though it may be due, until it is let go */ held_at: MaybeInstant;
  /** null: as long as its group */ delete_after: MaybeInstant;
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
  member_id: string | null;
  kind: DeliveryEventKind;
  attempt: Generated<number>;
  detail: string | null;
  /** what the mail server said, word for word; for administrators */
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
