import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { PROJECT_ROOT } from '#server/project/root.ts';

const FOLDER = new URL('db/migrations/', PROJECT_ROOT);
/** One advisory lock for migrating, so that processes that start together take turns. */
const LOCK = 7_305_180_113;

/**
 * Brings a database to the newest migration. Migrations are immutable `.sql` files, run in the order of their names, each in one transaction, forward only.
 * @param until the name of the last one to run, where not all are to run: a test begins with the database of an earlier release.
 * @returns the names of those that ran now.
 * @throws when a file that has run was changed since.
 */
export async function migrate(pool: pg.Pool, { until }: { until?: string } = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const done = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migrations')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    );
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
    const ran: string[] = [];
    for (const name of names) {
      if (until !== undefined && name > until) break;
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const known = done.get(name);
      if (known === hash) continue;
      if (known !== undefined)
        throw new Error(
          `The migration ${name} has run here and was changed since. Migrations are never edited: add a new one.`,
        );
      await runOne(client, name, hash, sql);
      ran.push(name);
    }
    return ran;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}

async function runOne(client: pg.PoolClient, name: string, hash: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}
