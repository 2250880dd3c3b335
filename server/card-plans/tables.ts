import type { ColumnType } from 'kysely';
import type { MaybeInstant } from '#db/columns.ts';

/** The card that a member plans for a day of a date. */
export type CardPlansTable = {
  calendar_id: string;
  /** `YYYY-MM-DD`; queries select it as text */ day: ColumnType<unknown, string, never>;
  member_id: string;
  /** null until its draft is made */ card_send_id: string | null;
  /** who is planning it now, and until when nobody else does */ claim_id: string | null;
  claimed_until: MaybeInstant;
};

declare module '#db/tables.ts' {
  interface Tables {
    card_plans: CardPlansTable;
  }
}
