import { Kysely, PostgresDialect, type Transaction } from 'kysely';
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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
