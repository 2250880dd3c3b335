import type { Instant } from '#db/columns.ts';

export type ProviderName = 'google' | 'facebook' | 'apple';
export type IdentitiesTable = {
  provider: ProviderName;
  subject: string;
  member_id: string;
  email: string | null;
  created_at: Instant;
  last_used_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    identities: IdentitiesTable;
  }
}
