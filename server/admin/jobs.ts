import { sql } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { CallReply } from '#contract/calls.ts';
import type { Database, Queryable } from '#db/client.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Admin } from '#server/kernel/actor.ts';

type Jobs = CallReply<'GET /admin/jobs'>;
/** So many jobs are shown: the newest that failed, and the first that wait. */
const SHOWN = 100;
const STATE_WORDS = { created: 'waiting', retry: 'again', active: 'active' } as const;

/** Counted as they stand; the queue's own figures are some seconds old. */
async function selectQueues(db: Queryable): Promise<Jobs['queues']> {
  const { rows } = await sql<Jobs['queues'][number]>`
    select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::integer as waiting,
      count(j.id) filter (where j.state = 'active')::integer as active,
      count(j.id) filter (where j.state = 'failed')::integer as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`.execute(db);
  return rows;
}

type WaitingRow = {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active';
  at: Date;
  retry_count: number;
  error: string | null;
  data: unknown;
};
/** What waits or runs: what failed and is tried again first, then what runs, then what is next. Beats that run by the clock are not among it. */
async function selectWaiting(db: Queryable): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, name, state, case when state = 'active' then coalesce(started_on, created_on) else start_after end as at, retry_count,
      coalesce(output ->> 'message', output ->> 'value', output::text) as error, data
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
    order by state = 'retry' desc, state = 'active' desc, 4 limit ${SHOWN}`.execute(db);
  return rows;
}

type FailedRow = { id: string; name: string; at: Date; error: string | null; data: unknown };
async function selectFailed(db: Queryable): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select id, name, coalesce(completed_on, created_on) as at, coalesce(output ->> 'message', output ->> 'value', output::text) as error, data
    from pgboss.job where state = 'failed' order by 3 desc limit ${SHOWN}`.execute(db);
  return rows;
}

async function selectQueueOf(db: Queryable, jobId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where id = ${jobId} and state = 'failed' limit 1`.execute(db);
  return rows[0]?.name;
}

/** How many jobs failed for good, and are still kept. */
export async function countFailed(db: Queryable): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::integer as failed from pgboss.job where state = 'failed'`.execute(db);
  return rows[0]?.failed ?? 0;
}

/** Unique violation: a job with the same key waits or runs. */
const TWICE = '23505';

/** The queues and what failed in them. Jobs carry ids only, so nothing of a person shows. */
export function createAdminJobs({ db, clock, queue }: { db: Database; clock: Clock; queue: Queue }) {
  async function list(): Promise<Jobs> {
    const [queues, waiting, failed] = await Promise.all([selectQueues(db), selectWaiting(db), selectFailed(db)]);
    return {
      queues,
      waiting: waiting.map(({ id, name, state, at, retry_count, error, data }) => ({
        jobId: id,
        queue: name,
        state: STATE_WORDS[state],
        at: at.toISOString(),
        // The queue counts a new try when it begins.
        tries: state === 'retry' ? retry_count + 1 : retry_count,
        error,
        data: JSON.stringify(data ?? {}),
      })),
      failed: failed.map(({ id, name, at, error, data }) => ({
        jobId: id,
        queue: name,
        at: at.toISOString(),
        error: error ?? 'No message.',
        data: JSON.stringify(data ?? {}),
      })),
    };
  }
  return {
    list: (_admin: Admin) => list(),
    /** Tries a failed job once more. */
    async retry(admin: Admin, jobId: string): Promise<Jobs> {
      try {
        await db.transaction().execute(async (tx) => {
          const name = await selectQueueOf(tx, jobId);
          if (name === undefined)
            throw failure('not-found', 'jobId', 'unknown-job', 'This job does not exist, or it did not fail.');
          await queue.boss.retry(name, jobId, { db: fromKysely(tx) });
          await recordAudit(tx, {
            adminId: admin.memberId,
            act: 'job-retried',
            subject: jobId,
            reason: name,
            at: new Date(clock.now()),
          });
        });
      } catch (error) {
        if ((error as { code?: unknown }).code !== TWICE) throw error;
        throw failure('conflict', 'jobId', 'waits-already', 'The same job is already waiting or running.');
      }
      return list();
    },
  };
}
