import { spawn, type StdioOptions } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A running product, as seen by tests that did not start it. */
export type RunningProduct = {
  /** Its address, as people type it. */
  url: string;
  dataDir: string;
  /** The settings that say where its data are, for commands that run at the same time. */
  place: { DATA_DIR: string; DATABASE_URL: string };
};
export type Product = RunningProduct & {
  pid: number;
  /** Stops it as an operator would (SIGTERM), waits, and removes its data. */
  stop(): Promise<void>;
  /** Kills it as a power cut would, and leaves its data. */
  kill(): Promise<void>;
};

/** What Node runs: the build, as `npm start` and `npm run worker` do, or the sources, for a test that needs no build. */
export const PROGRAMS = {
  built: {
    web: ['--enable-source-maps', 'dist/processes/main.js'],
    worker: ['--enable-source-maps', 'dist/processes/worker.js'],
  },
  sources: { web: ['server/main.ts'], worker: ['server/worker.ts'] },
} as const;

/** Below the range from which systems assign ports to `listen(0)` and to outgoing connections, so no other process takes one of these in between. */
const PORTS = { first: 20_000, count: 12_000 };

/** A port that nothing listens on now, nor before the caller does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/**
 * The product on a fresh data folder, by default as `npm start` runs it, in a process of its own. In journeys its database is a clone of the template, unless
 * `DATABASE_URL` names another one. An empty `DATABASE_URL` gives it an embedded Postgres of its own.
 */
export async function startProduct(
  env: Record<string, string> = {},
  program: readonly string[] = PROGRAMS.built.web,
): Promise<Product> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(os.tmpdir(), 'cardamom-product-')));
  const database = env['DATABASE_URL'] === undefined ? await clonedDatabase() : null;
  const place = { DATA_DIR: dataDir, DATABASE_URL: env['DATABASE_URL'] ?? database?.url ?? '' };
  await sharePictures(dataDir);
  const log = process.env['PRODUCT_LOG'];
  const stdio: StdioOptions = ['ignore', 'pipe', log === undefined ? 'inherit' : openSync(log, 'a')];
  const child = spawn('node', [...program], {
    stdio,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PICTURES_AHEAD: '0',
      // No journey cancels a card that is sent at once. Tests of server/card-sends cover the ten seconds, with a fake clock.
      UNDO_SECONDS: '0',
      ...env,
      ...place,
    },
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready')) resolve();
    });
    child.on('exit', (code) => {
      const said = log === undefined ? '' : readFileSync(log, 'utf8').slice(-2000);
      reject(new Error(`The product stopped at its start (${code}). ${said}`));
    });
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    place,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A database of its own where the test run has a cluster with a template (tests/e2e/support/global-setup.ts); else null. */
async function clonedDatabase() {
  if (process.env['CARDAMOM_TEST_CLUSTER'] === undefined) return null;
  const { testDatabase } = await import('./database.ts');
  return testDatabase();
}

/** Pictures of the shop are stored by their content, so all products of one test run can share a folder. */
async function sharePictures(dataDir: string): Promise<void> {
  const shared = process.env['PRODUCT_PICTURES'];
  if (shared === undefined) return;
  await mkdir(path.join(dataDir, 'files'), { recursive: true });
  await symlink(shared, path.join(dataDir, 'files', 'pictures')).catch((error: NodeJS.ErrnoException) => {
    // A product that restarts over its data has it already.
    if (error.code !== 'EEXIST') throw error;
  });
}
