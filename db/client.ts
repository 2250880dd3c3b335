import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A connection or a transaction: what a query needs. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;
export type Tx = Transaction<Tables>;
/** A connection that was taken out of a pool. */
export type PooledConnection = pg.PoolClient;

/** bigint (counts) as numbers: none of ours goes past 2^53. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * A pool on one database. A connection that breaks while idle is dropped and reported, and never takes the process with it.
 * @param max the pool's share of the connection budget (server/postgres/budget.ts).
 */
export function openPool(
  connectionString: string,
  max: number,
  onError: (error: Error) => void,
  applicationName = 'cardamom',
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new RetryingDatabase({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A transaction that Postgres ended because of another one (a deadlock, or one that could not be put in order) has changed nothing, and is run again, as
 * Postgres asks for (its manual, 13.5). What a transaction is given may run twice: it changes nothing outside of the database.
 */
class RetryingDatabase extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (act) => retried(() => execute(act));
    return builder;
  }
}

/** Deadlock, and serialization failure (PostgreSQL, appendix A). */
const LOST_TO_ANOTHER = new Set(['40P01', '40001']);
const TRIES = 4;
const PAUSE_MS = 40;

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left === 0 || !LOST_TO_ANOTHER.has(String((error as { code?: unknown } | null)?.code))) throw error;
      // Not both at the same moment again.
      await pause(Math.random() * PAUSE_MS);
    }
  }
}
