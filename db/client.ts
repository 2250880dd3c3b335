import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import { driverLimits, type Limits, limitIdleResponse, NO_LIMITS } from './limits.ts';
import { currentPurpose, type Purpose } from './purpose.ts';
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

export type PoolOptions = {
  /** How it is named in Postgres's list of connections. */ applicationName?: string;
  /** How long the database may take; no limits by default. */ limits?: Limits;
};

/**
 * A pool on one database. A connection that breaks while idle is dropped and reported, and never takes the process with it.
 * @param max the pool's share of the connection budget (server/postgres/budget.ts).
 */
export function openPool(
  connectionString: string,
  max: number,
  onError: (error: Error) => void,
  options: PoolOptions = {},
): pg.Pool {
  return prepared(new pg.Pool(configOf(connectionString, max, options)), onError, options);
}

/**
 * Pools on one database for all that a process does, each with connections and limits of its own, so that pages never wait for the connections of jobs. They
 * are used as one, which gives a connection of the purpose at hand (purpose.ts).
 */
export function openPools(
  connectionString: string,
  max: Readonly<Record<Purpose, number>>,
  onError: (error: Error) => void,
  limits: Readonly<Record<Purpose, Limits>>,
): pg.Pool {
  const { job, maintenance } = limits;
  const requests = { limits: limits.request };
  const pool = new PoolByPurpose(configOf(connectionString, max.request, requests), {
    job: openPool(connectionString, max.job, onError, { limits: job }),
    maintenance: openPool(connectionString, max.maintenance, onError, { limits: maintenance }),
  });
  return prepared(pool, onError, requests);
}

function configOf(
  connectionString: string,
  max: number,
  { applicationName = 'cardamom', limits = NO_LIMITS }: PoolOptions,
): pg.PoolConfig {
  return {
    connectionString,
    max,
    types,
    idleTimeoutMillis: 30_000,
    application_name: applicationName,
    ...driverLimits(limits),
  };
}

function prepared(pool: pg.Pool, onError: (error: Error) => void, { limits = NO_LIMITS }: PoolOptions): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    limitIdleResponse(client, limits.silence);
  });
  return pool;
}

type WhenConnected = Parameters<pg.Pool['connect']>[0];

/** The pool for requests. It passes queries of other purposes on to their own pools. */
class PoolByPurpose extends pg.Pool {
  readonly #others: Record<Exclude<Purpose, 'request'>, pg.Pool>;
  constructor(config: pg.PoolConfig, others: Record<Exclude<Purpose, 'request'>, pg.Pool>) {
    super(config);
    this.#others = others;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: WhenConnected): void;
  override connect(callback?: WhenConnected): Promise<pg.PoolClient> | void {
    const purpose = currentPurpose();
    if (purpose === 'request') return callback ? super.connect(callback) : super.connect();
    const other = this.#others[purpose];
    return callback ? other.connect(callback) : other.connect();
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), ...Object.values(this.#others).map((other) => other.end())]);
  }
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
      // A random pause, so that the two do not collide again.
      await pause(Math.random() * PAUSE_MS);
    }
  }
}
