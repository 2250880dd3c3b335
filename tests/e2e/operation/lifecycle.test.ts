import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { PROGRAMS, startProduct } from '#tests/product.ts';

/** With the embedded Postgres, as `npm start` runs it. */
const ON_ITS_OWN = { DATABASE_URL: '' };

/** Processes whose command line contains a folder: from `/proc`, or from `ps` where there is none. */
function processesOver(folder: string): string[] {
  const all = existsSync('/proc/self/cmdline')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
        .map(commandOf)
    : execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(folder));
}
function commandOf(pid: string): string {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
  } catch (error) {
    // The process has ended since it was listed.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

it('SIGTERM ends everything that the product started', async () => {
  const product = await startProduct(ON_ITS_OWN);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect(processesOver(product.dataDir)).not.toEqual([]);
  await product.stop();
  expect(processesOver(product.dataDir)).toEqual([]);
});

it('starts again after kill -9, with the same data', async () => {
  const first = await startProduct(ON_ITS_OWN);
  const login = await fetch(`${first.url}/api/1/login`, { headers: { 'X-Api-Token': 'cardamom-web' } });
  expect(login.status).toBe(200);
  const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  await first.kill();
  const second = await startProduct({ ...ON_ITS_OWN, DATA_DIR: first.dataDir });
  // The old session is still known: no new cookie is set.
  const again = await fetch(`${second.url}/api/1/login`, {
    headers: { 'X-Api-Token': 'cardamom-web', Cookie: cookie },
  });
  expect(again.headers.get('Set-Cookie')).toBeNull();
  await second.stop();
  expect(processesOver(first.dataDir)).toEqual([]);
  await rm(first.dataDir, { recursive: true, force: true });
});

it('a wrong setting is refused at the start with a plain sentence', () => {
  let said = '';
  try {
    execFileSync('node', PROGRAMS.built.web, {
      env: { ...process.env, PORT: 'eighty', DATABASE_URL: 'mysql://x' },
      stdio: 'pipe',
    });
  } catch (error) {
    said = String((error as { stderr: Buffer }).stderr);
  }
  expect(said).toContain('PORT should be a whole number');
  expect(said).toContain('DATABASE_URL should be an address that begins with postgres://');
});

it('an unexpected failure is explained with places in the sources', async () => {
  const database = await testDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cardamom-failing-'));
  await database.pool.query('drop table cards cascade');
  const { stderr } = spawnSync('node', PROGRAMS.built.web, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url },
    encoding: 'utf8',
  });
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  expect(stderr).toContain('Cardamom cannot start');
  expect(stderr).toMatch(/\/server\/cards\/[\w/-]+\.ts:\d+:\d+/);
});
