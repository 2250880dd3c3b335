import { prepareTestCluster } from './database.ts';

/** Starts a real Postgres with the template before all tests, and stops it after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await prepareTestCluster();
  return () => cluster.stop();
}
