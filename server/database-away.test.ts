import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPool } from '#db/client.ts';
import { type SmtpSink, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { type Product, PROGRAMS, startProduct } from '#tests/product.ts';

/**
 * A web process and a worker over one embedded Postgres, which is killed and stopped under them. The web process came first, and keeps it; the worker alone
 * sends.
 */
/** A database that is made, or repaired after a kill, takes minutes on a machine that is busy. */
const TIMEOUT_MS = 900_000;

let web: Product;
let worker: ChildProcess;
let workerSaid = '';
let sink: SmtpSink;
let pool: ReturnType<typeof openPool> | undefined;
beforeAll(async () => {
  sink = await startSmtpSink();
  const env = { DATABASE_URL: '', SMTP_URL: sink.url, PICTURES_AHEAD: '0' };
  web = await startProduct({ ...env, WORKERS: '0' }, PROGRAMS.sources.web);
  worker = spawn('node', [...PROGRAMS.sources.worker], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DATA_DIR: web.dataDir, LOG_LEVEL: 'info' },
  });
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on('data', (chunk: Buffer) => {
      workerSaid += chunk.toString();
    });
  await vi.waitUntil(() => workerSaid.includes('The Cardamom worker is running'), { timeout: 600_000 });
  const passwords = readFileSync(path.join(web.dataDir, 'postgres.control', 'passwords'), 'utf8');
  const [, password = ''] = /:cardamom_product:(\w+)/.exec(passwords) ?? [];
  const folder = path.join(web.dataDir, 'postgres');
  const url = `postgres:///cardamom?${new URLSearchParams({ host: folder, user: 'cardamom_product', password })}`;
  pool = openPool(url, 1, () => undefined);
}, TIMEOUT_MS);
afterAll(async () => {
  worker.kill('SIGKILL');
  await pool?.end();
  await web.stop();
  await sink.close();
});

function postmaster(): number {
  try {
    return Number(readFileSync(path.join(web.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0; // It is being started.
  }
}
/** Sends a signal to the main process of Postgres and to all that it started. */
function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = postmaster();
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [pid, ...(children.match(/\d+/g) ?? []).map(Number)])
    try {
      process.kill(each, signal);
    } catch (error) {
      // It has ended since it was listed.
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
}
const status = async (address: string) => (await fetch(`${web.url}${address}`)).status;

async function call(method: string, address: string, body?: object, cookie = ''): Promise<Response> {
  return fetch(`${web.url}/api/1${address}`, {
    method,
    headers: { 'X-Api-Token': 'cardamom-web', 'Content-Type': 'application/json', Cookie: cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Sends a card, and waits until the worker has noted that it was accepted. */
async function sendCard(email: string): Promise<void> {
  const login = await call('GET', '/login');
  const cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const { data: found } = (await (await call('GET', '/cards?limit=1')).json()) as {
    data: { results: { cardId: string }[] };
  };
  const draft = await call('POST', '/card/send', { cardId: found.results[0]?.cardId, nameOnFront: 'Amelie' }, cookie);
  const { cardSendId } = ((await draft.json()) as { data: { cardSend: { cardSendId: string } } }).data.cardSend;
  const people = { recipients: [{ name: 'Amelie', email }], sender: { name: 'Rosa', email: 'rosa@example.com' } };
  await call('PUT', '/card/send', { cardSendId, ...people }, cookie);
  expect((await call('PUT', '/card/send/send', { cardSendId }, cookie)).status).toBe(200);
  await expect
    .poll(async () => {
      const found = await pool?.query<{ state: string }>('select state from deliveries where address = $1', [email]);
      return found?.rows.map((row) => row.state);
    })
    .toEqual(['accepted']);
}
const mailsTo = (email: string) => sink.received.filter((mail) => mail.to === email).length;

it('a database that is killed is started again, and no process ends', { timeout: TIMEOUT_MS }, async () => {
  const first = postmaster();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  await expect.poll(() => status('/readyz')).toBe(200);
  expect(postmaster()).not.toBe(first);
  await sendCard('killed@example.com');
  expect(mailsTo('killed@example.com')).toBe(1);
});

it('while the database hangs, calls are answered 503 and a mail is sent once', { timeout: TIMEOUT_MS }, async () => {
  const stopped = Promise.withResolvers<void>();
  sink.onReceived = ({ to }) => {
    if (to !== 'hung@example.com') return;
    signalPostgres('SIGSTOP');
    stopped.resolve();
  };
  const sent = sendCard('hung@example.com');
  await stopped.promise;
  try {
    const answered = await call('GET', '/login');
    expect([answered.status, answered.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await status('/readyz')).toBe(503);
    const health = await fetch(`${web.url}/healthz`);
    expect([health.status, await health.json()]).toMatchObject([200, { ok: true, database: { answers: false } }]);
  } finally {
    signalPostgres('SIGCONT');
  }
  await sent;
  await expect.poll(() => status('/readyz')).toBe(200);
  expect(mailsTo('hung@example.com')).toBe(1);
});

it(
  'when the process that runs the database is killed, the worker starts the database again',
  { timeout: TIMEOUT_MS },
  async () => {
    await web.kill();
    await expect.poll(() => workerSaid).toContain('This process now supervises the database');
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => workerSaid).toContain('The database is running again');
    expect(worker.exitCode).toBeNull();
    const { DATA_DIR, DATABASE_URL } = web.place;
    const second = await startProduct(
      { DATA_DIR, DATABASE_URL, SMTP_URL: sink.url, WORKERS: '0' },
      PROGRAMS.sources.web,
    );
    web = second;
    await sendCard('handed@example.com');
    expect(mailsTo('handed@example.com')).toBe(1);
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(await status('/readyz')).toBe(200);
  },
);
