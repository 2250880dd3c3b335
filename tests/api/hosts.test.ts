import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '#server/http/serve.ts';
import { hostCheck } from '#server/settings/hosts.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { testApp, type TestApp } from '#tests/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Answer = { status: number | undefined; text: string };
/** The answer on a socket to a request with this Host header. */
function ask(server: Server, path: string, host: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, host: '127.0.0.1', headers: { Host: host, 'X-Api-Token': 'test-token' } });
    asked.on('error', reject).on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.end();
  });
}

describe.each([
  [
    'on this machine only',
    {},
    ['localhost:8081', 'LOCALHOST', 'localhost.', '127.0.0.1:8081', '127.8.8.8', '[::1]:8081', 'cards.localhost'],
    [
      'evil.example',
      'evil.example:8081',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '10.0.0.7',
      'a b',
      '[::2]',
    ],
  ],
  [
    'for others',
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://cards.example', ALLOWED_HOSTS: 'www.cards.example, 10.0.0.7' },
    ['cards.example', 'Cards.Example:443', 'www.cards.example', '10.0.0.7:8081'],
    ['localhost', '127.0.0.1', 'evil.example', 'x.cards.example', 'cards.example.evil.example', '10.0.0.8'],
  ],
  [
    'behind a proxy on the same machine',
    { PUBLIC_URL: 'https://cards.example' },
    ['cards.example', '127.0.0.1:8081'],
    ['evil.example', 'www.cards.example'],
  ],
])('a copy %s', (_, env, own, others) => {
  let server: Server;
  beforeAll(async () => {
    const settings = parseSettings(env);
    server = serveSite(app.site, app.pages, { publicUrl: settings.publicUrl, answersTo: hostCheck(settings) });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(own)('answers as %s', async (host) => {
    expect((await ask(server, '/api/1/version', host)).status).toBe(200);
    expect((await ask(server, '/', host)).status).toBe(200);
  });

  it.each(others)('does not answer as %s, and says so', async (host) => {
    // Cached pages are answered before anything else is checked.
    await ask(server, '/', own[0] ?? '');
    for (const path of ['/', '/api/1/version', '/api/1/testing/mails', '/media/photos/x', '/healthz/']) {
      const { status, text } = await ask(server, path, host);
      expect([path, status]).toEqual([path, 421]);
      expect(text).toMatch(/^This site does not answer to this name\. Open http\S+ instead\./);
    }
  });

  it('checks the host of an absolute request target too, and refuses one with a user name and password', async () => {
    const mine = own[0] ?? '';
    const whole = (host: string, path = '/api/1/version') => ask(server, `http://${host}${path}`, mine);
    expect((await whole(mine)).status).toBe(200);
    expect((await whole(mine, '?a=b')).status).toBe(200);
    for (const host of others.filter((name) => !/[ ]/.test(name))) expect((await whole(host)).status).toBe(421);
    expect((await ask(server, `http://${mine}/api/1/version`, 'evil.example')).status).toBe(421);
    for (const target of [`http://rosa:secret@${mine}/`, 'http:///testing', 'ftp://localhost/', '*', 'version'])
      expect([target, (await ask(server, target, mine)).status]).toEqual([target, 400]);
  });

  it('refuses a request with two hosts', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(`GET /api/1/version HTTP/1.1\r\nHost: ${own[0]}\r\nHost: evil.example\r\n\r\n`);
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers health checks by any name', async () => {
    expect((await ask(server, '/healthz', '10.1.2.3:8081')).status).toBe(200);
    expect((await ask(server, '/readyz?from=probe', 'evil.example')).status).toBe(200);
  });
});
