import { spawn, type StdioOptions } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A product as those see it who did not start it. */
export type RunningProduct = {
  /** Its address, as people would type it. */
  url: string;
  dataDir: string;
  /** The settings that say where its data are: for commands that run beside it. */
  place: { DATA_DIR: string; DATABASE_URL: string };
};
export type Product = RunningProduct & {
  pid: number;
  /** Ends it as an operator would (SIGTERM), waits, and removes its data. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and leaves its data. */
  kill(): Promise<void>;
};

/** Below those that systems give to what asks for any port, and to calls that go out: nobody takes one of these meanwhile. */
const PORTS = { first: 20_000, count: 12_000 };

/** A port that nothing listens on, and nothing will before whoever asked for it does. */
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
 * The product on a fresh data folder, as `npm start` runs it, in a process of its own. In journeys its database is a clone of a stocked one, unless
 * `DATABASE_URL` names another or, being empty, asks for a Postgres of its own.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(os.tmpdir(), 'cardamom-product-')));
  const database = env['DATABASE_URL'] === undefined ? await clonedDatabase() : null;
  const place = { DATA_DIR: dataDir, DATABASE_URL: env['DATABASE_URL'] ?? database?.url ?? '' };
  await sharePictures(dataDir);
  const log = process.env['PRODUCT_LOG'];
  const stdio: StdioOptions = ['ignore', 'pipe', log === undefined ? 'inherit' : openSync(log, 'a')];
  const child = spawn('node', ['server/main.ts'], {
    stdio,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PICTURES_AHEAD: '0',
      // Nobody here takes a card back; what waits for ten seconds otherwise is tried in server/card-sends, by a clock that can be turned.
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

/** A database of its own, where the run of tests has a cluster with a template (tests/e2e/support/global-setup.ts); else null. */
async function clonedDatabase() {
  if (process.env['CARDAMOM_TEST_CLUSTER'] === undefined) return null;
  const { testDatabase } = await import('./database.ts');
  return testDatabase();
}

/** Pictures of the shop are kept by what is on them, so all products of one run of tests may have them in one place. */
async function sharePictures(dataDir: string): Promise<void> {
  const shared = process.env['PRODUCT_PICTURES'];
  if (shared === undefined) return;
  await mkdir(path.join(dataDir, 'files'), { recursive: true });
  await symlink(shared, path.join(dataDir, 'files', 'pictures')).catch((error: NodeJS.ErrnoException) => {
    // A product that starts again over its data has it already.
    if (error.code !== 'EEXIST') throw error;
  });
}
