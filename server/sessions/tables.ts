import type { Instant, MaybeInstant, MaybeJson } from '#db/columns.ts';

export type SessionsTable = {
  session_id: string;
  token_hash: Buffer;
  member_id: string | null;
  created_at: Instant;
  seen_at: Instant;
  expires_at: Instant;
  /** the administrator who acts as the member */
  helper_id: string | null;
  helping_reason: string | null;
  helping_until: MaybeInstant;
  signed_in_at: MaybeInstant;
  user_agent: string | null;
  consent: MaybeJson;
};

declare module '#db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
  }
}
