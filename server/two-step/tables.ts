import type { MaybeInstant } from '#db/columns.ts';

export type RecoveryCodesTable = { member_id: string; code_hash: Buffer; used_at: MaybeInstant };

declare module '#db/tables.ts' {
  interface Tables {
    recovery_codes: RecoveryCodesTable;
  }
}
