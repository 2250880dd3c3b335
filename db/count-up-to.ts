import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from './client.ts';
import type { Tables } from './tables.ts';

/** Rows of a list are counted as far as this: nobody turns so many pages, and whole tables are not read for a figure. */
const COUNTED_MAX = 10_000;

/** How many rows a query gives that selects nothing yet; one more than ten thousand stands for every larger amount. */
export async function countUpTo<T extends keyof Tables>(
  db: Queryable,
  rows: SelectQueryBuilder<Tables, T, object> | RawBuilder<unknown>,
): Promise<number> {
  const some =
    'limit' in rows ? rows.select(sql`1`.as('one')).limit(COUNTED_MAX + 1) : sql`${rows} limit ${COUNTED_MAX + 1}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total from (${some}) as counted`.execute(db);
  return counted[0]?.total ?? 0;
}
