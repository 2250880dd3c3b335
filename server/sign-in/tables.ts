import type { Generated } from 'kysely';
import type { Instant, JsonOrDefault, MaybeInstant } from '#db/columns.ts';

export type MailedLinkKind = 'sign-in' | 'join' | 'confirm-email' | 'restore';
export type MailedLinksTable = {
  token_hash: Buffer;
  code_hash: Buffer | null;
  kind: MailedLinkKind;
  email: string;
  member_id: string | null;
  payload: JsonOrDefault;
  next_path: string | null;
  tries: Generated<number>;
  expires_at: Instant;
  used_at: MaybeInstant;
  created_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    mailed_links: MailedLinksTable;
  }
}
