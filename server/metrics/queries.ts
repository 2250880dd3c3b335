import { type Insertable, sql } from 'kysely';
import type { MetricName } from '#contract/metric.ts';
import type { Queryable } from '#db/client.ts';
import type { PageMetricsTable } from '#db/tables.ts';

export async function insertMetrics(db: Queryable, rows: Insertable<PageMetricsTable>[]): Promise<void> {
  await db.insertInto('page_metrics').values(rows).execute();
}

/** How often each thing happened on each day (UTC). Web vitals are measured, not counted. */
export async function selectDays(db: Queryable, since: Date) {
  const { rows } = await sql<{ date: string; name: MetricName; variant: string; count: number }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as date, name, variant, count(*)::integer as count
    from page_metrics where at >= ${since} and name <> 'web-vital'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** The kinds of page that are looked at most. */
export async function selectPages(db: Queryable, since: Date, limit: number) {
  const { rows } = await sql<{ path: string; count: number }>`
    select path, count(*)::integer as count from page_metrics where at >= ${since} and name = 'page-view'
    group by path order by count desc, path limit ${limit}`.execute(db);
  return rows;
}

/** How fast pages are where people are: the middle, and the slow quarter's edge, which search engines look at. */
export async function selectVitals(db: Queryable, since: Date) {
  const { rows } = await sql<{ name: string; median: number; p75: number; count: number }>`
    select variant as name, percentile_cont(0.5) within group (order by value) as median,
      percentile_cont(0.75) within group (order by value) as p75, count(*)::integer as count
    from page_metrics where at >= ${since} and name = 'web-vital' and value is not null
    group by variant order by variant`.execute(db);
  return rows;
}
