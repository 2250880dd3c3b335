import { type Insertable, sql } from 'kysely';
import type { CountedName } from '#contract/site/metric.ts';
import type { Queryable } from '#db/client.ts';
import type { PageMetricsTable } from './tables.ts';

export async function insertMetrics(db: Queryable, rows: Insertable<PageMetricsTable>[]): Promise<void> {
  await db.insertInto('page_metrics').values(rows).execute();
}

/** Which of these are cards of the shop. */
export async function selectCardsAmong(db: Queryable, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set();
  const rows = await db.selectFrom('cards').select('card_id').where('card_id', 'in', cardIds).execute();
  return new Set(rows.map(({ card_id }) => card_id));
}

/** What was counted since a day: aggregates of past days, and what is not aggregated yet. Web vitals are measured, not counted. */
const counted = (since: Date) => sql`
  select day, name, path, variant, count from metric_days where day >= (${since}::timestamptz at time zone 'UTC')::date
  union all
  select (at at time zone 'UTC')::date, name, path, variant, 1 from page_metrics
  where name <> 'web-vital' and at >= greatest(${since}::timestamptz, (select (max(day) + 1)::timestamp at time zone 'UTC' from metric_days))`;

/** How often each thing happened on each day (UTC). */
export async function selectDays(db: Queryable, since: Date) {
  const { rows } = await sql<{ date: string; name: CountedName; variant: string; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as date, name, variant, sum(count)::integer as count
    from (${counted(since)}) counted group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** The kinds of page that are looked at most. */
export async function selectPages(db: Queryable, since: Date, limit: number) {
  const { rows } = await sql<{ path: string; count: number }>`
    select path, sum(count)::integer as count from (${counted(since)}) counted where name = 'page-view'
    group by path order by count desc, path limit ${limit}`.execute(db);
  return rows;
}

/** Aggregates the days before an instant that are not aggregated yet. May run at any time, and twice. */
export async function aggregateDays(db: Queryable, before: Date): Promise<void> {
  await sql`
    insert into metric_days (day, name, path, variant, count)
    select (at at time zone 'UTC')::date, name, path, variant, count(*) from page_metrics
    where name <> 'web-vital' and at < date_trunc('day', ${before}::timestamptz, 'UTC')
      and at >= coalesce((select (max(day) + 1)::timestamp at time zone 'UTC' from metric_days), '-infinity')
    group by 1, 2, 3, 4 on conflict do nothing`.execute(db);
}

export async function deleteDaysBefore(db: Queryable, before: Date): Promise<void> {
  await sql`delete from metric_days where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(db);
}

/** As many of the newest as tell how fast pages are. */
const VITALS_READ = 20_000;
/** How fast pages are where people are: the middle, and the slow quarter's edge, which search engines look at. */
export async function selectVitals(db: Queryable, since: Date) {
  const { rows } = await sql<{ name: string; median: number; p75: number; count: number }>`
    select variant as name, percentile_cont(0.5) within group (order by value) as median,
      percentile_cont(0.75) within group (order by value) as p75, count(*)::integer as count
    from (
      select variant, value from page_metrics where name = 'web-vital' and at >= ${since} and value is not null
      order by at desc limit ${VITALS_READ}
    ) newest
    group by variant order by variant`.execute(db);
  return rows;
}
