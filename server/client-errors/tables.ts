import type { Generated } from 'kysely';
import type { Instant, MaybeInstant, Json } from '#db/columns.ts';

export type ClientErrorsTable = {
  error_id: string;
  at: Instant;
  report: Json;
  group_id: string | null;
};
export type ClientErrorGroupsTable = {
  group_id: string;
  type: string;
  error: string;
  count: Generated<number>;
  versions: Generated<string[]>;
  state: Generated<'open' | 'resolved'>;
  resolved_build: string | null;
  came_back_at: MaybeInstant;
  first_at: Instant;
  last_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    client_errors: ClientErrorsTable;
    client_error_groups: ClientErrorGroupsTable;
  }
}
