import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Bench } from './figures.ts';
import { freePort } from '#tests/product.ts';

type Started = { install: number; whole: number };

/** Runs npm start in a folder until a page is served, and stops it again. Seconds. */
async function start(folder: string): Promise<Started> {
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
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const done = /Fetching[\s\S]*?done in ([\d.]+) s/.exec(said);
      if (done) install = Number(done[1]);
      if (said.includes('is ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`npm start stopped (${code}).`)));
  });
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!page.ok) throw new Error(`The first page answered ${page.status}.`);
  const whole = (performance.now() - from) / 1000;
  child.kill('SIGTERM');
  await exited;
  return { install, whole };
}

/** P12: npm start on a fresh clone to a page served, and once more. */
export const startUp: Bench = {
  id: 'P12',
  async run() {
    const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'cardamom-clone-')), 'cardamom');
    spawnSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' });
    const first = await start(folder);
    const second = await start(folder);
    await rm(path.dirname(folder), { recursive: true, force: true });
    const rest = first.whole - first.install;
    return [
      {
        id: 'P12',
        what: 'npm start on a fresh clone to a page served, but the download',
        target: '≤ 60 s',
        measured: `${rest.toFixed(1)} s`,
        ok: rest <= 60,
        notes: [`the download took ${first.install.toFixed(1)} s`],
      },
      {
        id: 'P12',
        what: 'a second start',
        target: '≤ 5 s',
        measured: `${second.whole.toFixed(1)} s`,
        ok: second.whole <= 5,
      },
    ];
  },
};
