import type { Generated } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type AuditLinesTable = {
  audit_id: string;
  at: Instant;
  admin_id: string;
  admin_name: string;
  member_id: string | null;
  act: string;
  subject: string | null;
  reason: string | null;
  line_number: Generated<string>;
};

declare module '#db/tables.ts' {
  interface Tables {
    audit_lines: AuditLinesTable;
  }
}
