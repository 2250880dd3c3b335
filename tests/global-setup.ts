import { prepareTestCluster } from './database.ts';

/** Before all tests: a real Postgres with a migrated template. After them: nothing is left running. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await prepareTestCluster();
  return () => cluster.stop();
}
