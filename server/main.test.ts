import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/database.ts';
import type { ClientError } from '#contract/site/debug.ts';
import { startCuttingProxy } from '#tests/doubles/cutting-proxy.ts';
import { hostAddress } from '#tests/doubles/stalling-proxy.ts';
import { freePort } from '#tests/product.ts';

/** Real starts of the web process, and how they end. */
let dataDir: string;
let home: TestDatabase;
const started: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'cardamom-start-'));
  home = await testDatabase();
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await home.drop();
  await rm(dataDir, { recursive: true, force: true });
});

type Start = { said: () => string; ended: Promise<number | null>; end: () => void };
async function start(env: Record<string, string>): Promise<Start> {
  const child = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: home.url,
      PICTURES_AHEAD: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said: () => said, ended, end: () => void child.kill('SIGTERM') };
}

/** Processes whose command line names the data folder: a Postgres over it is one. */
function processesOver(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return []; // It has ended since it was listed.
      }
    })
    .filter((line) => line.includes(folder));
}

async function refusal(env: Record<string, string>): Promise<string> {
  const { said, ended } = await start(env);
  expect(await ended).toBe(1);
  expect(said()).not.toMatch(/^\s+at .*:\d+/m);
  expect(processesOver(dataDir)).toEqual([]);
  return said().slice(said().indexOf('Cardamom cannot start:'));
}

const withUrl = (change: (url: URL) => void) => {
  const url = new URL(home.url);
  change(url);
  return { DATABASE_URL: url.href };
};

describe('a failed start is explained in a sentence, and leaves nothing running', () => {
  it('a wrong password', async () => {
    const env = withUrl((url) => url.searchParams.set('password', 'guessed'));
    expect(await refusal(env)).toMatch(
      /^Cardamom cannot start:\n {2}The database server in \S+ refuses the password of cardamom_product\. DATABASE_URL says where it is\.\n$/,
    );
  });

  it('a database that is not there', async () => {
    const env = withUrl((url) => void (url.pathname = '/elsewhere'));
    expect(await refusal(env)).toMatch(
      /^Cardamom cannot start:\n {2}The database server in \S+ has no database elsewhere\./,
    );
  });

  it('a machine that is not there', async () => {
    // A name of more than 63 characters in one part is none, whatever name server is asked.
    const host = `${'a'.repeat(64)}.invalid`;
    expect(await refusal({ DATABASE_URL: `postgres://cards:secret@${host}/cards` })).toBe(
      `Cardamom cannot start:\n  There is no machine ${host} to find the database on. DATABASE_URL says where it is.\n`,
    );
  });

  it('a port in use, with the embedded database, which is stopped', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    expect(await refusal({ PORT: String(port), DATABASE_URL: '' })).toBe(
      `Cardamom cannot start:\n  Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to another number.\n`,
    );
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    other.close();
  });

  it('a data folder that cannot be written', async () =>
    expect(await refusal({ DATA_DIR: '/sys/cardamom' })).toMatch(
      /^Cardamom cannot start:\n {2}DATA_DIR \/sys\/cardamom cannot be written \(E[A-Z]+\)\.\n$/,
    ));

  it('a wrong setting', async () =>
    expect(await refusal({ SECRET_KEY: 'abc' })).toBe(
      'Cardamom cannot start:\n  SECRET_KEY should be 64 hexadecimal digits, such as `openssl rand -hex 32` prints.\n',
    ));

  it('a file with no key in it', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path.join(dataDir, 'secret-key'), 'abc');
    expect(await refusal({})).toMatch(/^Cardamom cannot start:\n {2}\S+secret-key does not contain a valid key\./);
  });

  it('another key than the data were written with', async () => {
    const first = await start({ SECRET_KEY: '5a'.repeat(32) });
    await expect.poll(first.said).toContain('is ready');
    first.end();
    expect(await first.ended).toBe(0);
    expect(await refusal({ SECRET_KEY: '5b'.repeat(32) })).toMatch(
      /^Cardamom cannot start:\n {2}The secret key does not match the data/,
    );
  });
});

describe('a database that is not there yet', () => {
  it('is waited for', async () => {
    const port = await freePort();
    const product = await start({ DATABASE_URL: hostAddress(home.url).urlAt(port) });
    await expect
      .poll(product.said)
      .toMatch(/does not take connections \(.*\)\. Trying again in 0\.25 s[^]*Trying again in 0\.5 s/);
    const way = await startCuttingProxy(home.url, new Set(), port);
    await expect.poll(product.said).toContain('is ready');
    product.end();
    expect(await product.ended).toBe(0);
    await way.close();
  });

  it('is no longer waited for once the process is stopped', async () => {
    const product = await start({ DATABASE_URL: `postgres://cards@127.0.0.1:${await freePort()}/cards` });
    await expect.poll(product.said).toContain('Trying again in 0.5 s');
    product.end();
    expect(await product.ended).toBe(0);
  });
});

describe('a database that goes away while the process starts', () => {
  it('is waited for: what was opened is closed, and the start begins again', async () => {
    // The first connection asks whether it is there. Each later one is cut once: of migrations, pools, the queue and the worker.
    const cut = new Set([2, 5, 9, 14]);
    const proxy = await startCuttingProxy(home.url, cut);
    const { said, ended, end } = await start({ DATABASE_URL: proxy.url });
    await expect.poll(said).toContain('Cardamom is ready');
    expect(cut.size).toBe(0);
    expect(said()).toContain('the connection to the database was lost during the start; starting again');
    expect(said()).not.toContain('cannot start');
    end();
    expect(await ended).toBe(0);
    await proxy.close();
  });
});

it('says nothing of a shop that is still being cached when the process is stopped', async () => {
  const product = await start({});
  await expect.poll(product.said).toContain('Connecting to the database');
  product.end();
  expect(await product.ended).toBe(0);
  expect(product.said()).not.toContain('could not be cached');
});

it('works by the clock of the database, where that of its machine is an hour ahead', async () => {
  const ahead = 'const now = Date.now; Date.now = () => now() + 3_600_000;';
  const port = await freePort();
  const product = await start({
    PORT: String(port),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}`,
  });
  await expect.poll(product.said).toContain('is ready');
  const report: ClientError = {
    type: 'app',
    error: 'TypeError: it is not a function',
    url: null,
    agent: null,
    version: null,
    build: null,
    date: new Date().toISOString(),
    parsedStack: [],
    componentStack: null,
    dimensions: null,
  };
  const response = await fetch(`http://127.0.0.1:${port}/api/1/debug`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Api-Token': 'cardamom-web' },
    body: JSON.stringify(report),
  });
  expect(await response.json()).toEqual({ data: { received: true } });
  const { rows } = await home.pool.query<{ minutes: number }>(
    'select (extract(epoch from clock_timestamp() - last_at) / 60)::float8 as minutes from client_error_groups',
  );
  expect(rows).toHaveLength(1);
  expect(Math.abs(rows[0]?.minutes ?? 60)).toBeLessThan(10);
  product.end();
  expect(await product.ended).toBe(0);
});
