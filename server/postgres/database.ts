import pg from 'pg';
import { PRODUCT_ROLE } from './access.ts';
import { type Cluster, startCluster } from './embedded.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { type StartOptions, waitForServer } from './server.ts';
import type { OnClusterEvent } from './watch.ts';

/** Where the data are: the embedded cluster over a folder, or a Postgres named by its address. */
export type DatabaseHome = {
  url: string;
  /** The folder of the embedded cluster; null where the database is a server's. */
  folder: string | null;
  stop(): Promise<void>;
};

/**
 * Finds the database: `DATABASE_URL` where one is given, else the embedded cluster in the data folder, with its database made at the first start.
 * @throws StartError for what whoever starts the process can mend.
 */
export async function findDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  {
    report,
    ...waiting
  }: StartOptions & { /** Is told what happens to the embedded cluster later. */ report?: OnClusterEvent } = {},
): Promise<DatabaseHome> {
  if (settings.databaseUrl !== null) {
    await waitForServer(settings.databaseUrl, waiting);
    return { url: settings.databaseUrl, folder: null, stop: () => Promise.resolve() };
  }
  const { signal } = waiting;
  const cluster = await startCluster(`${settings.dataDir}/postgres`, { signal, ...(report && { report }) });
  try {
    await makeDatabase(cluster, 'cardamom');
    await transferOwnership(cluster, 'cardamom');
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url: cluster.urlOf('cardamom'), folder: cluster.folder, stop: () => cluster.stop() };
}

/**
 * Makes a database of the product in a cluster where it is not there yet.
 * @param template a database to clone, which nobody is connected to. Its files are copied, which is four times as fast as writing every block to the log.
 */
export async function makeDatabase(
  cluster: Pick<Cluster, 'adminUrlOf'>,
  name: string,
  template?: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrlOf('postgres') });
  await client.connect();
  try {
    // Processes that start together take turns, until each has closed its connection.
    await client.query("select pg_advisory_lock(hashtext('make-database'))");
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0)
      await client.query(
        `create database ${pg.escapeIdentifier(name)} owner ${PRODUCT_ROLE}${template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : ''}`,
      );
  } finally {
    await client.end();
  }
}
