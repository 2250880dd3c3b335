import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';

export type ExportsTable = {
  export_id: string;
  member_id: string;
  state: Generated<'packing' | 'ready' | 'failed'>;
  done: Generated<number>;
  total: Generated<number>;
  bytes: number | null;
  expires_at: MaybeInstant;
  created_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    exports: ExportsTable;
  }
}
