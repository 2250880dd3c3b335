import type { ColumnType, Generated } from 'kysely';
import type { MaybeInstant } from '#db/columns.ts';

/** The card that a member plans for a day of a date. */
export type CardPlansTable = {
  calendar_id: string;
  /** `YYYY-MM-DD`; queries select it as text */ day: ColumnType<unknown, string, never>;
  member_id: string;
  /** null until its draft is made */ card_send_id: string | null;
  /** who is planning it now, and until when nobody else does */ claim_id: string | null;
  claimed_until: MaybeInstant;
  /** whether the card was planned by itself */ is_automatic: Generated<boolean>;
  /** when its member was told of it, or that none could be planned; null where nothing was told */ told_at: MaybeInstant;
  /** the card that is offered; null where none is */ offer: ColumnType<
    unknown,
    string | null | undefined,
    string | null
  >;
};

/** The dates for which a card is planned by itself, or offered. */
export type AutomaticDatesTable = {
  calendar_id: string;
  member_id: string;
  /** whether it is offered */ asks: Generated<boolean>;
  /** what its member wants written in the cards; null where we choose the words */ message: string | null;
};
/** When there is next something to do about those of a member; null where there is nothing. */
export type AutomaticPlansTable = { member_id: string; next_at: Date | null };

declare module '#db/tables.ts' {
  interface Tables {
    automatic_dates: AutomaticDatesTable;
    automatic_plans: AutomaticPlansTable;
    card_plans: CardPlansTable;
  }
}
