import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '#server/postgres/database.ts';
import { type Cluster, startCluster } from '#server/postgres/embedded.ts';
import { type Product, PROGRAMS, startProduct } from '#tests/product.ts';
import { type SmtpSink, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** A large installation: a web process that sends nothing itself, a separate worker, a Postgres named by its address and a mail server. */
let folder: string;
let cluster: Cluster;
let sink: SmtpSink;
let web: Product;
let worker: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-apart-'));
  [cluster, sink] = await Promise.all([startCluster(path.join(folder, 'elsewhere')), startSmtpSink()]);
  await makeDatabase(cluster, 'elsewhere');
  const env = {
    DATABASE_URL: cluster.urlOf('elsewhere'),
    SMTP_URL: sink.url,
    WORKERS: '0',
    SECRET_KEY: '5a'.repeat(32),
    API_TOKEN: 'another-name',
  };
  web = await startProduct(env);
  worker = spawn('node', [...PROGRAMS.built.worker], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, DATA_DIR: path.join(folder, 'worker'), LOG_LEVEL: 'warn' },
  });
  await new Promise<void>((resolve) => worker.stdout?.once('data', () => resolve()));
});
afterAll(async () => {
  await web.stop();
  await sink.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

it('sends a card by the separate worker, through the mail server', async () => {
  const email = newAddress('amelie');
  let cookie = '';
  const call = async <T>(method: string, address: string, body?: object): Promise<T> => {
    const response = await fetch(`${web.url}/api/1${address}`, {
      method,
      headers: { 'X-Api-Token': 'another-name', 'Content-Type': 'application/json', Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  await call('GET', '/login');
  const { cardSend } = await call<{ cardSend: { cardSendId: string } }>('POST', '/card/send', {
    cardId: SHOP_CARD,
    nameOnFront: 'Amelie',
  });
  const { cardSendId } = cardSend;
  await call('PUT', '/card/send', {
    cardSendId,
    recipients: [{ name: 'Amelie', email }],
    sender: { name: 'Rosa', email: 'rosa@example.com' },
  });
  await call('PUT', '/card/send/send', { cardSendId });
  await expect
    .poll(() => sink.received.map((mail) => mail.to).filter((to) => to === email), { timeout: 120_000 })
    .toEqual([email]);
});

it('stops its worker in order', async () => {
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  expect(await gone).toBe(0);
});

it('has no built-in mailbox when it has a mail server', async () => {
  expect((await fetch(`${web.url}/testing`)).status).toBe(404);
});

it('serves a page that has the API token of this copy', async () => {
  expect(await (await fetch(web.url)).text()).toContain('another-name');
});
