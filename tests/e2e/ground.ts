import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { prepareTestCluster } from '#tests/database.ts';

/**
 * Before all journeys: a real Postgres with a migrated and stocked template, from which each product gets its database, and one folder for the
 * shop's pictures, so that each is drawn once in a run. After them: nothing is left running.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await prepareTestCluster();
  const pictures = await mkdtemp(path.join(os.tmpdir(), 'cardamom-pictures-'));
  process.env['PRODUCT_PICTURES'] = pictures;
  return async () => {
    await cluster.stop();
    await rm(pictures, { recursive: true, force: true });
  };
}
