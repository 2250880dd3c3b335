import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadInBrowser, type BrowserModules } from '#tests/doubles/browser-modules.ts';

let server: Server;
const load = () => import('./api.ts');
let client: BrowserModules<typeof load>;
let answer: { status: number; body: string; isCutOff: boolean };
beforeAll(async () => {
  server = createServer((_, response) => {
    const { status, body, isCutOff } = answer;
    response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) + (isCutOff ? 100 : 0) });
    response.write(body, () => (isCutOff ? response.destroy() : response.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch;
  client = await loadInBrowser(load);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(new URL(path, origin), init));
});
afterAll(() => {
  client.end();
  server.close();
});

async function errorOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'no error',
    (error: unknown) => error,
  );
}

it('treats a reply that is cut off as a network failure', async () => {
  answer = { status: 200, body: '{"data":{"version":', isCutOff: true };
  const error = await errorOf(client.modules.call('GET /version'));
  expect(error).toBeInstanceOf(client.modules.ApiError);
  expect(error).toMatchObject({
    status: 500,
    errors: [{ field: 'general', errorMessage: 'Fetch GET failed', errorCode: 500 }],
  });
});

it('treats a complete reply that is not JSON by its status', async () => {
  answer = { status: 502, body: '<h1>Bad gateway</h1>', isCutOff: false };
  expect(await errorOf(client.modules.call('GET /version'))).toMatchObject({
    status: 502,
    errors: [{ field: 'general', errorMessage: 'Bad Gateway', errorCode: 502 }],
  });
});

it('treats an HTML page in place of a reply as a failed call', async () => {
  answer = { status: 200, body: '<h1>Sign in to this network</h1>', isCutOff: false };
  expect(await errorOf(client.modules.call('GET /version'))).toMatchObject({
    status: 500,
    errors: [{ field: 'general', errorMessage: 'Fetch failed', errorCode: 500 }],
  });
});

it('gives the data of a reply', async () => {
  answer = { status: 200, body: '{"data":{"version":"1.0.80"}}', isCutOff: false };
  expect(await client.modules.call('GET /version')).toEqual({ version: '1.0.80' });
});
