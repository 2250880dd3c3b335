import { sql } from 'kysely';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';

/** One limit: so many points in so many seconds, for one key. */
export type RateLimit = {
  /** Takes one point, or several. @param sentence is given the wait in words. @throws Failure `too-many` at `field`, with the seconds until the next try. */
  take(key: string, field: string, sentence: (wait: string) => string, points?: number): Promise<void>;
  /** Gives one point back that was taken, while it counts. Nobody has more than the limit by it. */
  giveBack(key: string): Promise<void>;
};
export type RateLimits = { limit(name: string, points: number, seconds: number): RateLimit };

/** Limits kept in Postgres, so that every web process counts together. */
export function createRateLimits(pool: pg.Pool): RateLimits {
  return {
    limit(name, points, seconds) {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      });
      return {
        async take(key, field, sentence, taken = 1) {
          try {
            await limiter.consume(key, taken);
          } catch (error) {
            if (!(error instanceof RateLimiterRes)) throw error;
            const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
            throw failure('too-many', field, 'too-many', sentence(formatWait(wait)), wait);
          }
        },
        async giveBack(key) {
          // Not its own `reward`, which goes below nothing.
          await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > $2', [
            `${name}:${key}`,
            Date.now(),
          ]);
        },
      };
    },
  };
}

/** Deletes counts whose time is over. They run by the machine's own clock. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
}

/** `a minute`, `12 minutes`, `3 hours`: rounded up, so that whoever waits as long may try again. */
function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
