import type { Generated } from 'kysely';
import type { Instant } from '#db/columns.ts';

export type MetricDaysTable = { day: string; name: string; path: string; variant: string; count: number };
export type PageMetricsTable = {
  metric_id: string;
  at: Instant;
  name: string;
  path: string;
  variant: Generated<string>;
  value: number | null;
};

declare module '#db/tables.ts' {
  interface Tables {
    page_metrics: PageMetricsTable;
    metric_days: MetricDaysTable;
  }
}
