import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Bench } from './figures.ts';
import { freePort } from '#tests/product.ts';

/** Seconds of the installation, and in total. */
type StartTimes = { install: number; total: number };

/** Runs npm start in a folder until a page is served, and stops it again. Times are in seconds. */
async function startAndStop(folder: string): Promise<StartTimes> {
  const port = await freePort();
  const from = performance.now();
  let install = 0;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: path.join(folder, '.data'),
      LOG_LEVEL: 'warn',
    },
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const done = /Installing[\s\S]*?finished in ([\d.]+) s/.exec(output);
      if (done) install = Number(done[1]);
      if (output.includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`npm start stopped (${code}).`)));
  });
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!page.ok) throw new Error(`The first page answered ${page.status}.`);
  const total = (performance.now() - from) / 1000;
  child.kill('SIGTERM');
  await exited;
  return { install, total };
}

/** P12: npm start on a fresh clone until a page is served, and a second start. */
export const startTime: Bench = {
  id: 'P12',
  async run() {
    const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'cardamom-clone-')), 'cardamom');
    spawnSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' });
    const first = await startAndStop(folder);
    const second = await startAndStop(folder);
    await rm(path.dirname(folder), { recursive: true, force: true });
    const rest = first.total - first.install;
    return [
      {
        id: 'P12',
        what: 'npm start on a fresh clone until a page is served, without the download',
        target: '≤ 30 s',
        measured: `${rest.toFixed(1)} s`,
        ok: rest <= 30,
        notes: [`the download took ${first.install.toFixed(1)} s`],
      },
      {
        id: 'P12',
        what: 'a second start',
        target: '≤ 3 s',
        measured: `${second.total.toFixed(1)} s`,
        ok: second.total <= 3,
      },
    ];
  },
};
