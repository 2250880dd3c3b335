import type { Instant, MaybeInstant } from '#db/columns.ts';

export type PushSubscriptionsTable = {
  device_id: string;
  member_id: string;
  session_id: string;
  endpoint_hash: Buffer;
  target_sealed: Buffer;
  name: string;
  created_at: Instant;
  accepted_at: MaybeInstant;
};

declare module '#db/tables.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable;
  }
}
