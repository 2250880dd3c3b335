import path from 'node:path';
import { makeDatabase } from '#server/postgres/database.ts';
import { startCluster } from '#server/postgres/embedded.ts';
import type { TorturedDatabase } from './database-link.ts';

/** The embedded Postgres over a folder. To disconnect it, it is killed, as a machine does that runs out of memory. */
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
      // Its supervisor is stopped at once, so that it is not started again before `restore`.
      await cluster.stop();
    },
    restore() {
      restoring = start();
      return restoring;
    },
    async close() {
      // A run that is aborted may be restoring it at this moment.
      isClosed = true;
      await restoring.catch(() => undefined);
      await cluster.stop();
    },
  };
}
