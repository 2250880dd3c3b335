import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionLimits, serveSite } from '#server/http/serve.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { BODY_MAX } from '#shared/limits.ts';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const error = (_: unknown, message: string) => void logged.push(message);
  app = await testApp({ logger: { info: () => undefined, warn: () => undefined, error } });
});
afterAll(() => app.close());

const servers: Server[] = [];
async function serve(limits: Partial<ConnectionLimits> = {}): Promise<Server> {
  const server = serveSite(app.site, app.pages, { publicUrl: 'http://localhost', answersTo: () => true, limits });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Line = {
  socket: Socket;
  /** Resolves with everything received, when the server closes. */ closed: Promise<string>;
};
async function open(server: Server): Promise<Line> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
  // A reset closes the connection too; what was received before counts.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(got)));
  await once(socket, 'connect');
  return { socket, closed };
}
const headOf = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Api-Token: test-token\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('a connection', () => {
  it('without a request is closed', async () => {
    const { closed } = await open(await serve({ head: 300, every: 50 }));
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with half of a request head is answered with an error and closed', async () => {
    const { socket, closed } = await open(await serve({ head: 300, every: 50 }));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with an unfinished body is closed', async () => {
    const { socket, closed } = await open(await serve({ head: 300, request: 600, every: 50 }));
    socket.write(`${headOf('/api/1/card/send', 500)}{"cardId":`);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(logged).toEqual([]);
  });

  it('is refused when there are as many as allowed, and accepted again when one has closed', async () => {
    const server = await serve({ connections: 1 });
    const first = await open(server);
    first.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(first.socket, 'data');
    const second = await open(server);
    expect(await second.closed).toBe('');
    first.socket.destroy();
    await first.closed;
    await expect
      .poll(() => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))))
      .toBe(0);
    const third = await open(server);
    third.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await third.closed).toContain('"ok":true');
  });
});

describe('a request that is too large', () => {
  it.each([
    ['a call', '/api/1/card/send', '"errorCode":"too-large"'],
    ['a form', '/contact', 'This form is too large.'],
  ])('is answered while it is still being sent, and read to its end: %s', async (_, path, said) => {
    const { socket, closed } = await open(await serve());
    const length = BODY_MAX * 3;
    socket.write(headOf(path, length));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toString().toLowerCase()).toContain('\r\nconnection: close\r\n');
    let failed: Error | undefined;
    socket.on('error', (error) => (failed = error));
    socket.write(Buffer.alloc(length, 97));
    expect(await closed).toContain(said);
    expect(failed).toBeUndefined();
  });

  it('is not read without end', async () => {
    const { socket, closed } = await open(await serve());
    socket.write(headOf('/api/1/card/send', 2 ** 40));
    const chunk = Buffer.alloc(1024 * 1024, 97);
    let sent = 0;
    const send = (failed?: Error | null) => {
      if (failed || !socket.writable) return;
      sent += chunk.length;
      socket.write(chunk, send);
    };
    send();
    expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(200 * 1024 * 1024);
  });

  it('closes the connection too when it is refused for another reason', async () => {
    const { socket, closed } = await open(await serve());
    const length = BODY_MAX / 2;
    socket.write(headOf('/api/1/nothing', length));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString().toLowerCase()).toContain('\r\nconnection: close\r\n');
    socket.write(Buffer.alloc(length, 97));
    expect(await closed).toMatch(/^HTTP\/1\.1 404 /);
  });
});

it.each([
  ['a call', '/api/1/card/send'],
  ['a form', '/contact'],
])('an upload that is aborted is not logged as an error: %s', async (_, path) => {
  const server = await serve();
  const { socket, closed } = await open(server);
  const request = once(server, 'request');
  socket.write(`${headOf(path, 500)}{"cardId":`);
  const [incoming] = (await request) as [NodeJS.EventEmitter];
  const gone = new Promise((resolve) => incoming.once('close', resolve));
  socket.destroy();
  await Promise.all([closed, gone]);
  // When this request on the same server is answered, the one before has been handled.
  const next = await open(server);
  next.socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await next.closed).toContain('"ok":true');
  expect(logged).toEqual([]);
});
