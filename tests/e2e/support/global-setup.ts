import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareTestCluster } from '#tests/database.ts';
import { emptyLog } from '#tests/product-log.ts';
import { startProduct } from '#tests/product.ts';

/**
 * Before all journeys: a real Postgres with a template, from which each product's database is cloned; one folder for
 * the shop's pictures, so that each is drawn once in a run; and the product that most journeys share. After them everything is stopped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await prepareTestCluster();
  const pictures = await mkdtemp(path.join(os.tmpdir(), 'cardamom-pictures-'));
  process.env['PRODUCT_PICTURES'] = pictures;
  process.env['PRODUCT_LOG'] = emptyLog('shared');
  // One proxy is trusted, so that each visit can have a network of its own: limits count by network.
  const product = await startProduct({ TRUSTED_PROXIES: '1' });
  const { url, dataDir, place } = product;
  project.provide('product', { url, dataDir, place });
  return async () => {
    await product.stop();
    await cluster.stop();
    await rm(pictures, { recursive: true, force: true });
  };
}
