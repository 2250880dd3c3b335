import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Module } from '#server/kernel/module.ts';
import { testApp, type TestApp } from '#tests/app.ts';

const SECRET = 'what the service and we know';
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex');

/** What was received, in turn; `fail` is a message that cannot be noted. */
const received: string[] = [];
const posts = {
  name: 'posts',
  tables: [],
  webhooks: () => [
    {
      name: 'posts',
      async receive({ headers, body }) {
        const text = Buffer.from(body).toString();
        const given = Buffer.from(headers.get('Signature') ?? '', 'hex');
        const right = Buffer.from(sign(text), 'hex');
        if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
        if (text === 'fail') throw new Error('the database is away');
        received.push(text);
        return true;
      },
    },
  ],
} satisfies Module;

const logged: string[] = [];
const logger = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: object, line: string) => void logged.push(line),
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ addedModules: [posts], logger });
});
afterAll(() => app.close());

const post = (body: string, signature: string, path = '/hooks/posts') =>
  app.visitor().get(path, { method: 'POST', headers: { Signature: signature, Origin: 'https://posts.example' }, body });

it('accepts a signed body from another site, byte for byte', async () => {
  const body = '{ "id":"1",\r\n "note": "Grüße" }';
  const answer = await post(body, sign(body));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(received).toEqual([body]);
});

it.each([
  ['nothing', ''],
  ['the signature of other words', sign('{}')],
])('refuses what is signed with %s', async (_, signature) => {
  const before = received.length;
  expect((await post('{"id":"2"}', signature)).status).toBe(403);
  expect(received).toHaveLength(before);
});

it('lets the service send again what could not be stored, and logs it', async () => {
  expect((await post('fail', sign('fail'))).status).toBe(500);
  expect(logged).toEqual(['a request failed']);
});

it('stops reading what is too long', async () => {
  const long = 'a'.repeat(300_000);
  expect((await post(long, sign(long))).status).toBe(413);
});

it('is no page: GET, and an address without a webhook, are answered in a line', async () => {
  expect((await post('{}', sign('{}'), '/hooks/nobody')).status).toBe(404);
  const look = await app.visitor().get('/hooks/posts');
  expect([look.status, look.headers.get('Allow')]).toEqual([405, 'POST']);
});
