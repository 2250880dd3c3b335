import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type Product = {
  /** Its address, as people would type it. */
  url: string;
  dataDir: string;
  pid: number;
  /** Ends it as an operator would (SIGTERM), waits, and removes its data. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and leaves its data. */
  kill(): Promise<void>;
};

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Pictures of cards are made once for all products of a build: they are kept by their content, and making them is most of what the
 * first visit to a fresh copy costs. In the folder of temporary files, where a product's own are: what is made there is moved in.
 */
async function sharePictures(dataDir: string): Promise<void> {
  const shared = path.join(os.tmpdir(), `cardamom-pictures-${(await readFile('dist/build-id', 'utf8')).trim()}`);
  const own = path.join(dataDir, 'files');
  await Promise.all([mkdir(shared, { recursive: true }), mkdir(own, { recursive: true })]);
  await symlink(shared, path.join(own, 'pictures')).catch((error: NodeJS.ErrnoException) => {
    // It was started on this folder before.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** The product on a fresh data folder, as `npm start` runs it, in a process of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(os.tmpdir(), 'cardamom-product-')));
  if (dataDir.startsWith(os.tmpdir())) await sharePictures(dataDir);
  const child = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
      PICTURES_AHEAD: '0',
      // Nobody here takes a card back; what waits for ten seconds otherwise is tried in server/card-sends, by a clock that can be turned.
      UNDO_SECONDS: '0',
      ...env,
      DATA_DIR: dataDir,
    },
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The product stopped at its start (${code}).`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
