import type { Instant } from '#db/columns.ts';

export type CalendarFeedsTable = {
  member_id: string;
  token_hash: Buffer;
  token_sealed: Buffer;
  created_at: Instant;
  read_at: Date | null;
};

declare module '#db/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}
