import path from 'node:path';
import { makeDatabase } from '#server/postgres/database.ts';
import { startCluster } from '#server/postgres/embedded.ts';
import type { TorturedDatabase } from './database-link.ts';

/** The embedded Postgres over a folder. To disconnect it, its server process is killed, as when the machine runs out of memory. */
export async function embeddedDatabase(folder: string): Promise<TorturedDatabase> {
  const data = path.join(folder, 'postgres');
  let cluster = await startCluster(data);
  await makeDatabase(cluster, 'torture');
  let restoring = Promise.resolve();
  let isClosed = false;
  async function start(): Promise<void> {
    if (!isClosed) cluster = await startCluster(data);
  }
  return {
    url: cluster.urlOf('torture'),
    async disconnect() {
      process.kill(cluster.pid(), 'SIGKILL');
      // Its supervisor is stopped at once, so that it does not start the database again before `restore`.
      await cluster.stop();
    },
    restore() {
      restoring = start();
      return restoring;
    },
    async close() {
      // An aborted run may be restoring it at this moment.
      isClosed = true;
      await restoring.catch(() => undefined);
      await cluster.stop();
    },
  };
}
