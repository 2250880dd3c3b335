import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PooledConnection, Queryable } from '#db/client.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';

/** A message cannot be sent now, because another worker is sending it, or may be. It is tried again later. */
export class AlreadySending extends Error {
  constructor(deliveryId: string) {
    super(`The delivery ${deliveryId} is being sent, or may be.`);
    this.name = 'AlreadySending';
  }
}

/** This process as a sender of messages. */
export type Sender = {
  /** The id of the advisory lock that it holds while it sends anything. Holding it means that the process is running. */
  id: number;
  /**
   * Runs a function while the lock is held.
   * @throws AlreadySending if this process is already sending the same delivery.
   */
  whileSending(deliveryId: string, send: () => Promise<void>): Promise<void>;
};

/** Milliseconds between two tries to hold the lock again after its connection broke. */
const AGAIN_MS = 500;

function createSender({ pool }: Pick<Context, 'pool'>): Sender {
  const id = randomInt(1, 2 ** 47);
  const sending = new Set<string>();
  let lock: Promise<PooledConnection> | null = null;

  /** Takes the lock on a connection of its own. When that breaks while something is being sent, the lock is taken again as soon as the database answers. */
  async function takeLock(): Promise<PooledConnection> {
    const client = await pool.connect();
    try {
      // In a transaction that does nothing else, so that it keeps its connection behind a pooler that assigns connections by transaction. It is idle
      // while mails are being sent, and must not be ended for that.
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [id]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.once('end', onLost);
    return client;
  }

  function onLost(this: PooledConnection): void {
    this.release(true);
    lock = null;
    void retakeLock();
  }

  async function retakeLock(): Promise<void> {
    while (sending.size > 0 && lock === null) {
      try {
        await holdLock();
      } catch {
        // Logged where the outcome cannot be stored either.
        await pause(AGAIN_MS);
      }
    }
  }

  async function holdLock(): Promise<void> {
    lock ??= takeLock();
    try {
      await lock;
    } catch (error) {
      lock = null;
      throw error;
    }
  }

  async function releaseLock(): Promise<void> {
    if (sending.size > 0 || lock === null) return;
    const held = lock;
    lock = null;
    const client = await held.catch(() => null);
    if (client === null) return;
    client.removeListener('end', onLost);
    try {
      await client.query('commit');
      client.release();
    } catch {
      // A connection that is closed holds no lock.
      client.release(true);
    }
  }

  return {
    id,
    async whileSending(deliveryId, send) {
      if (sending.has(deliveryId)) throw new AlreadySending(deliveryId);
      sending.add(deliveryId);
      try {
        await holdLock();
        await send();
      } finally {
        sending.delete(deliveryId);
        await releaseLock();
      }
    },
  };
}

/** The sender of this process. */
export const senderOf = oncePerContext(createSender);

/** Whether a sender holds its lock: it is sending, or paused. A sender without it has died, or has lost its connection for the moment. */
export async function isAlive(tx: Queryable, senderId: number): Promise<boolean> {
  const { rows } = await sql<{
    is_free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${senderId}) as is_free`.execute(tx);
  return rows[0]?.is_free === false;
}
