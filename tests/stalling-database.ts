import { openDatabase, openPools } from '#db/client.ts';
import { limitsFor } from '#db/limits.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { type StallingProxy, startStallingProxy } from './doubles/stalling-proxy.ts';

/** A database behind a proxy that can stall, with the product's own pools, which allow a request three seconds. `direct` bypasses the proxy. */
export type StallingDatabase = { home: TestDatabase; direct: TestDatabase; proxy: StallingProxy };

export async function stallingDatabase(): Promise<StallingDatabase> {
  const direct = await testDatabase();
  const proxy = await startStallingProxy(direct.url);
  const pool = openPools(proxy.url, { request: 3, job: 3, maintenance: 1 }, () => undefined, limitsFor(3));
  const home: TestDatabase = {
    url: direct.url,
    pool,
    db: openDatabase(pool),
    async drop() {
      await pool.end();
      await proxy.close();
      await direct.drop();
    },
  };
  return { home, direct, proxy };
}
