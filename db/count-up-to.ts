import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from './client.ts';
import type { Tables } from './tables.ts';

/** Rows of a list are counted up to this number: nobody pages further, and counting all would read whole tables. */
const COUNTED_MAX = 10_000;
/** How many there are, as far as they are counted, and whether there are more than that. */
export type Counted = { total: number; isMore: boolean };

/** How many rows a query gives that selects nothing yet, counted as far as `most`. */
export async function countUpTo<T extends keyof Tables>(
  db: Queryable,
  rows: SelectQueryBuilder<Tables, T, object> | RawBuilder<unknown>,
  most = COUNTED_MAX,
): Promise<Counted> {
  const some = 'limit' in rows ? rows.select(sql`1`.as('one')).limit(most + 1) : sql`${rows} limit ${most + 1}`;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total from (${some}) as counted`.execute(db);
  const total = counted[0]?.total ?? 0;
  return { total: Math.min(total, most), isMore: total > most };
}
