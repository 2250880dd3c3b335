import path from 'node:path';
import { makeDatabase } from '#server/postgres/database.ts';
import { startCluster } from '#server/postgres/embedded.ts';
import type { TorturedDatabase } from './database-link.ts';

/** The embedded Postgres over a folder. It is taken away by killing it, as a machine does that runs out of memory. */
export async function embeddedDatabase(folder: string): Promise<TorturedDatabase> {
  const data = path.join(folder, 'postgres');
  let cluster = await startCluster(data);
  await makeDatabase(cluster, 'torture');
  let returning = Promise.resolve();
  let isClosed = false;
  async function start(): Promise<void> {
    if (!isClosed) cluster = await startCluster(data);
  }
  return {
    url: cluster.urlOf('torture'),
    async leave() {
      process.kill(cluster.pid(), 'SIGKILL');
      // Left at once, so that nothing brings it back before it is wanted.
      await cluster.stop();
    },
    comeBack() {
      returning = start();
      return returning;
    },
    async close() {
      // A run that is broken off may be bringing it back at this moment.
      isClosed = true;
      await returning.catch(() => undefined);
      await cluster.stop();
    },
  };
}
