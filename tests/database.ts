import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { type Database, openDatabase, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { readCatalogue } from '#server/cards/catalogue/catalogue.ts';
import { importCatalogue } from '#server/cards/catalogue/catalogue-import.ts';
import { openQueue } from '#server/kernel/queue.ts';
import { modules } from '#server/modules.ts';
import { makeDatabase } from '#server/postgres/database.ts';
import { type Cluster, startCluster } from '#server/postgres/embedded.ts';
import { jobsOf } from '#server/worker/jobs.ts';

const TEMPLATE = 'cardamom_template';
/** The environment variable that gives the processes of this run the two addresses of its cluster: the administrator's and the product's. */
const CLUSTER = 'CARDAMOM_TEST_CLUSTER';
type TestCluster = Pick<Cluster, 'urlOf' | 'adminUrlOf'>;

/** A database of its own for one test file, cloned from a template in a real Postgres. The template has all migrations and the catalogue. */
export type TestDatabase = { url: string; db: Database; pool: pg.Pool; drop(): Promise<void> };

/** Starts a cluster for one run of the tests, and creates the template in it. Called once, before all test files. */
export async function prepareTestCluster(): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-tests-'));
  const cluster = await startCluster(path.join(folder, 'postgres'), { fsync: false });
  process.env[CLUSTER] = JSON.stringify([cluster.adminUrlOf(ANY), cluster.urlOf(ANY)]);
  await makeDatabase(cluster, TEMPLATE);
  const pool = openPool(cluster.urlOf(TEMPLATE), 2, raise);
  await migrate(pool);
  await importCatalogue(openDatabase(pool), await readCatalogue());
  await pool.end();
  const queue = await openQueue({
    connectionString: cluster.urlOf(TEMPLATE),
    connections: 1,
    jobs: jobsOf(modules),
    isWorker: false,
    onError: raise,
  });
  await queue.stop();
  return {
    async stop() {
      delete process.env[CLUSTER];
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const ANY = 'DATABASE';
function testCluster(): TestCluster {
  const addresses = process.env[CLUSTER];
  if (addresses === undefined)
    throw new Error('Tests that need a database run under vitest, or call prepareTestCluster first.');
  const [admin = '', product = ''] = JSON.parse(addresses) as string[];
  return {
    adminUrlOf: (database) => admin.replace(ANY, database),
    urlOf: (database) => product.replace(ANY, database),
  };
}

/** A fresh clone of the template. */
export function testDatabase(): Promise<TestDatabase> {
  return openFresh(TEMPLATE);
}

/** A database without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return openFresh();
}

let made = 0;
async function openFresh(template?: string): Promise<TestDatabase> {
  const cluster = testCluster();
  const name = `test_${process.pid}_${Date.now().toString(36)}_${made++}`;
  await makeDatabase(cluster, name, template);
  const url = cluster.urlOf(name);
  const pool = openPool(url, 8, raise);
  const db = openDatabase(pool);
  return {
    url,
    db,
    pool,
    async drop() {
      await db.destroy();
      const admin = openPool(cluster.adminUrlOf('postgres'), 1, raise);
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.end();
    },
  };
}

function raise(error: Error): void {
  // Dropping a database ends its connections with this error. Anything else fails the test that uses the pool.
  if ((error as { code?: string }).code !== '57P01') throw error;
}
