import type { Instant, MaybeInstant } from '#db/columns.ts';

export type KeptSumsTable = { name: string; amount: string; counted_at: Instant };
export type InsideAsksTable = {
  ask_id: string;
  card_send_id: string;
  member_id: string;
  admin_id: string;
  admin_name: string;
  reason: string;
  asked_at: Instant;
  answered_at: MaybeInstant;
  is_allowed: boolean | null;
  open_until: MaybeInstant;
};

declare module '#db/tables.ts' {
  interface Tables {
    kept_sums: KeptSumsTable;
    inside_asks: InsideAsksTable;
  }
}
