import type { Instant } from '#db/columns.ts';

export type MonthPlansTable = { member_id: string; next_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    month_plans: MonthPlansTable;
  }
}
