import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { makeDatabase } from '#server/postgres/database.ts';
import { type Cluster, startCluster } from '#server/postgres/embedded.ts';

const FOLDER = path.resolve(fileURLToPath(new URL('..', import.meta.url)), '.data', 'test-postgres');
const TEMPLATE = 'cardamom_template';

/** A database of its own for one test file: cloned from a migrated template in a real Postgres. */
export type TestDatabase = { url: string; db: Database; pool: pg.Pool; drop(): Promise<void> };

/** Starts (or finds) the cluster of the tests and makes its template anew. Called once, before all test files. */
export async function prepareTestCluster(): Promise<Cluster> {
  const cluster = await startCluster(FOLDER, { fsync: false });
  await dropStale(cluster);
  await makeDatabase(cluster, TEMPLATE);
  const pool = openPool(cluster.urlOf(TEMPLATE), 2, raise);
  await migrate(pool);
  await pool.end();
  return cluster;
}

let made = 0;
/** A fresh clone of the template. */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = await startCluster(FOLDER, { fsync: false });
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  await makeDatabase(cluster, name, TEMPLATE);
  const url = cluster.urlOf(name);
  const pool = openPool(url, 8, raise);
  const db = openDatabase(pool);
  return {
    url,
    db,
    pool,
    async drop() {
      await db.destroy();
      const admin = openPool(cluster.urlOf('postgres'), 1, raise);
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    },
  };
}

async function dropStale(cluster: Cluster): Promise<void> {
  const admin = openPool(cluster.urlOf('postgres'), 1, raise);
  const { rows } = await admin.query<{ datname: string }>("select datname from pg_database where datname like 'test\\_%' or datname = $1", [TEMPLATE]);
  for (const { datname } of rows) await admin.query(`drop database if exists "${datname}" with (force)`);
  await admin.end();
}

function raise(error: Error): void {
  // Clients that a drop cut off say so here; anything else fails the test that uses the pool.
  if ((error as { code?: string }).code !== '57P01') throw error;
}
