import type { Generated } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type MobileNumbersTable = {
  member_id: string;
  /** E.164 */ number: string;
  confirmed_at: Instant;
  problem: string | null;
};
export type MobileNumberCodesTable = {
  member_id: string;
  /** E.164 */ number: string;
  code_hash: Buffer;
  wrong_tries: Generated<number>;
  expires_at: Instant;
  problem: string | null;
};

declare module '#db/tables.ts' {
  interface Tables {
    mobile_numbers: MobileNumbersTable;
    mobile_number_codes: MobileNumberCodesTable;
  }
}
