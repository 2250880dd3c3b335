import type { ColumnType } from 'kysely';
import type { MaybeInstant } from '#db/columns.ts';

export type ReminderPlansTable = {
  member_id: string;
  /** `YYYY-MM-DD`; queries select it as text */ through: ColumnType<unknown, string, string>;
  next_at: MaybeInstant;
};

declare module '#db/tables.ts' {
  interface Tables {
    reminder_plans: ReminderPlansTable;
  }
}
