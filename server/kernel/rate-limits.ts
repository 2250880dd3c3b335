import { sql } from 'kysely';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';

/** One limit: so many points in so many seconds, for one key. */
export type RateLimit = {
  /** Takes one point, or several. @param sentence is given the wait as text. @throws Failure `too-many` at `field`, with the seconds until the next try. */
  take(key: string, field: string, sentence: (wait: string) => string, points?: number): Promise<void>;
  /**
   * Takes several points at once or none of them: what is refused costs nothing.
   * @param of how many there are for this key, where it has fewer than the rule says.
   * @param sentence is given the wait as text, and how many points are left.
   * @throws Failure `too-many` at `field`, with the seconds until there are new ones.
   */
  takeAll(
    key: string,
    field: string,
    asked: { points: number; of?: number },
    sentence: (wait: string, left: number) => string,
  ): Promise<void>;
  /** Gives back one point or several that still count. It never gives more than the limit. */
  giveBack(key: string, points?: number): Promise<void>;
};
/** What something costs of one limit. */
export type Taking = {
  limit: RateLimit;
  key: string;
  points: number;
  /** How many there are for this key, where it has fewer than the rule says. */ of?: number;
  /** What is said where there are not enough: the wait as text, and how many points are left. */
  sentence: (wait: string, left: number) => string;
};

/** Takes all of these or none. @returns what gives them back. @throws Failure `too-many` at `field`. */
export async function takeEach(takings: readonly Taking[], field: string): Promise<() => Promise<void>> {
  const taken: Taking[] = [];
  const giveBack = async () => {
    for (const { limit, key, points } of taken) await limit.giveBack(key, points);
  };
  try {
    for (const taking of takings) {
      const { limit, key, points, of, sentence } = taking;
      await limit.takeAll(key, field, { points, ...(of === undefined ? {} : { of }) }, sentence);
      taken.push(taking);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/** A limit, as the module that counts it defines it. */
export type LimitRule = {
  /** Its key in the table of counts. Renaming it starts the count anew. */
  name: string;
  /** So many… */ points: number;
  /** …in so many seconds, from the first one on. */ seconds: number;
  /** What is counted and for whom, for the documentation of the API. */
  counts: string;
};
export type LimitRules = Readonly<Record<string, LimitRule>>;

export type RateLimits = {
  /** The limits of a module, by the names that it has for them. @throws where one of them is in no module's list. */
  of<Rules extends LimitRules>(rules: Rules): { [Name in keyof Rules]: RateLimit };
};

/**
 * Limits kept in Postgres, so that every web process counts together.
 * @param rules of all modules. @throws where two have one name, or one lets nothing through.
 */
export function createRateLimits(pool: pg.Pool, rules: readonly LimitRule[]): RateLimits {
  const limits = new Map<string, RateLimit>();
  for (const rule of rules) {
    if (limits.has(rule.name)) throw new Error(`Two limits have the name ${rule.name}.`);
    if (rule.points < 1 || rule.seconds < 1) throw new Error(`The limit ${rule.name} lets nothing through.`);
    limits.set(rule.name, createRateLimit(pool, rule));
  }
  function find({ name }: LimitRule): RateLimit {
    const limit = limits.get(name);
    if (limit === undefined) throw new Error(`No module defines the limit ${name}.`);
    return limit;
  }
  return {
    of: <Rules extends LimitRules>(own: Rules) =>
      Object.fromEntries(Object.entries(own).map(([key, rule]) => [key, find(rule)])) as {
        [Name in keyof Rules]: RateLimit;
      },
  };
}

function createRateLimit(pool: pg.Pool, { name, points, seconds }: LimitRule): RateLimit {
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
    async takeAll(key, field, { points: asked, of = points }, sentence) {
      const most = Math.min(of, points);
      const now = Date.now();
      if (asked <= most && (await takeWhole(pool, `${name}:${key}`, { asked, most, now, ms: seconds * 1000 }))) return;
      const { taken, expire } = await selectTaken(pool, `${name}:${key}`, now);
      const wait = Math.max(1, Math.ceil(((expire ?? now + seconds * 1000) - now) / 1000));
      throw failure('too-many', field, 'too-many', sentence(formatWait(wait), Math.max(0, most - taken)), wait);
    },
    async giveBack(key, given = 1) {
      // Not its own `reward`, which goes below nothing.
      await pool.query(
        'update rate_limits set points = greatest(0, points - $3) where key = $1 and points > 0 and expire > $2',
        [`${name}:${key}`, Date.now(), given],
      );
    },
  };
}

/**
 * Takes points in one statement, where all of them are there. The library counts what it refuses, and has one limit for all keys.
 * @returns false, and has changed nothing, where there are fewer.
 */
async function takeWhole(
  pool: pg.Pool,
  key: string,
  { asked, most, now, ms }: { asked: number; most: number; now: number; ms: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into rate_limits as l (key, points, expire) values ($1, $2, $3::bigint + $4::bigint)
     on conflict (key) do update set
       points = case when l.expire > $3::bigint then l.points else 0 end + excluded.points,
       expire = case when l.expire > $3::bigint then l.expire else excluded.expire end
     where case when l.expire > $3::bigint then l.points else 0 end + excluded.points <= $5`,
    [key, asked, now, ms, most],
  );
  return rowCount === 1;
}

/** The current count of a key, and when it expires (ms). */
async function selectTaken(pool: pg.Pool, key: string, now: number): Promise<{ taken: number; expire: number | null }> {
  const { rows } = await pool.query<{ points: number; expire: string }>(
    'select points, expire from rate_limits where key = $1 and expire > $2',
    [key, now],
  );
  const [row] = rows;
  return { taken: row?.points ?? 0, expire: row === undefined ? null : Number(row.expire) };
}

/** Deletes expired counts. They expire by the machine's own clock. */
export async function deleteExpiredLimits(db: Database): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
}

/** `a minute`, `12 minutes`, `3 hours`: rounded up, so that whoever waits as long may try again. */
function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
