import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';

export type PasskeysTable = {
  passkey_id: string;
  member_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  is_backed_up: Generated<boolean>;
  created_at: Instant;
  last_used_at: MaybeInstant;
};
export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  session_id: string;
  member_id: string | null;
  expires_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
