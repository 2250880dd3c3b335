import { Socket } from 'node:net';
import type pg from 'pg';
import type { Purpose } from './purpose.ts';

/** How long the database may take, in milliseconds; 0 is for as long as it likes. The first three are kept by Postgres itself. */
export type Limits = {
  /** One statement. */
  statement: number;
  /** The waiting for one lock. */
  lock: number;
  /** A transaction in which nothing is asked. */
  idleInTransaction: number;
  /** Without a byte of an answer: longer than a statement, so that only a database that hangs, or a network that loses everything, comes to it. */
  silence: number;
  /** Until there is a connection, of the pool or a new one. */
  connection: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const NO_LIMITS: Limits = { statement: 0, lock: 0, idleInTransaction: 0, silence: 0, connection: 10 * SECOND };
/** Of the queue, whose own maintenance goes through many jobs at once. */
export const QUEUE_LIMITS: Limits = {
  statement: 2 * MINUTE,
  lock: MINUTE,
  idleInTransaction: 5 * MINUTE,
  silence: 2.5 * MINUTE,
  connection: 10 * SECOND,
};

/** @param requestSeconds how long a request waits for one statement. */
export function limitsFor(requestSeconds: number): Record<Purpose, Limits> {
  const patience = requestSeconds * SECOND;
  return {
    request: {
      statement: patience,
      lock: patience / 2,
      idleInTransaction: MINUTE,
      silence: patience + SECOND,
      connection: patience,
    },
    job: {
      statement: MINUTE,
      lock: MINUTE / 2,
      idleInTransaction: 5 * MINUTE,
      silence: MINUTE + 15 * SECOND,
      connection: 10 * SECOND,
    },
    maintenance: {
      statement: 60 * MINUTE,
      // Others may be at the same work for as long.
      lock: 0,
      idleInTransaction: 10 * MINUTE,
      silence: 61 * MINUTE,
      connection: 10 * SECOND,
    },
  };
}

/** Seconds without traffic after which TCP keep-alive checks a connection. */
const KEEP_ALIVE_SECONDS = 10;

/** The limits as options of the driver. Parameters of `DATABASE_URL` override them. */
export function driverLimits({ statement, lock, idleInTransaction, connection }: Limits) {
  return {
    ...(statement > 0 && { statement_timeout: statement }),
    ...(lock > 0 && { lock_timeout: lock }),
    ...(idleInTransaction > 0 && { idle_in_transaction_session_timeout: idleInTransaction }),
    connectionTimeoutMillis: connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_SECONDS * SECOND,
  } satisfies pg.ClientConfig;
}

/**
 * Closes a connection on which nothing has come for too long while an answer was due. Postgres ends a statement in time by itself; this is for one that
 * hangs, and for a network that drops packets. The driver has a time limit too, but keeps using such a connection.
 */
export function limitIdleResponse({ connection }: pg.PoolClient, silence: number): void {
  const { stream } = connection;
  if (silence === 0 || !(stream instanceof Socket)) return;
  // Whatever was written since the last answer is a question that has none yet.
  let answered = stream.bytesWritten;
  connection.on('readyForQuery', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(silence);
  // Every time: a connection is silent while it waits in the pool too, and what is given to `setTimeout` is called only once.
  stream.on('timeout', () => {
    if (stream.bytesWritten > answered) stream.destroy(new DatabaseSilent(silence));
  });
}

/** The database did not answer in time. */
class DatabaseSilent extends Error {
  /** As the system says it of connections. */
  readonly code = 'ETIMEDOUT';
  constructor(silence: number) {
    super(`The database has not answered for ${Math.round(silence / SECOND)} s.`);
    this.name = 'DatabaseSilent';
  }
}
