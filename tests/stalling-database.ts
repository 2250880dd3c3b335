import { openDatabase, openPools } from '#db/client.ts';
import { limitsFor } from '#db/limits.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { type StallingProxy, startStallingProxy } from './doubles/stalling-proxy.ts';

/** A database behind a way that can go dead, with the product's own pools, which give a request three seconds. `straight` goes around it. */
export type StallingDatabase = { home: TestDatabase; straight: TestDatabase; way: StallingProxy };

export async function stallingDatabase(): Promise<StallingDatabase> {
  const straight = await testDatabase();
  const way = await startStallingProxy(straight.url);
  const pool = openPools(way.url, { request: 3, job: 3, maintenance: 1 }, () => undefined, limitsFor(3));
  const home: TestDatabase = {
    url: straight.url,
    pool,
    db: openDatabase(pool),
    async drop() {
      await pool.end();
      await way.close();
      await straight.drop();
    },
  };
  return { home, straight, way };
}
