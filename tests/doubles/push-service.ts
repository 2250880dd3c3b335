import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import { buildBrowser, type TestBrowser } from '#tests/factories/push-subscription.ts';
import { startLocalServer } from './local-server.ts';

/** A message as a browser reads it. */
export type ReceivedPush = {
  id: string;
  text: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  subject: string;
};
/**
 * A push service (RFC 8030) that opens what it is given, as the browser would: it checks the signature (RFC 8292), decrypts the message (RFC 8291), and keeps
 * one message of a topic. The end of an endpoint decides how it answers: `gone`, `busy`, `broken`, `refused`, `elsewhere`.
 */
export type PushService = {
  /** What reached it, in its order; of one topic only the newest. */ received: ReceivedPush[];
  /** Requests of any kind, with their paths. */ requests: string[];
  /** A browser that subscribed here. @param publicKey the only key that may send to it; any, if left out */
  subscribe(end?: string, publicKey?: string): TestBrowser;
  /** Browsers whose keys somebody else made: a page that a test looks at. */
  expect(browser: TestBrowser): void;
  stop(): Promise<void>;
};

const URGENCIES = ['very-low', 'low', 'normal', 'high'];
const TOPIC = /^[\w-]{1,32}$/;

/** @param now the time by which tokens are checked, in milliseconds */
export async function startPushService(now: () => number = Date.now): Promise<PushService> {
  const browsers = new Map<string, TestBrowser & { publicKey: string | undefined }>();
  const received: ReceivedPush[] = [];
  const requests: string[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(error instanceof Error ? error.message : 'wrong');
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const id = request.url ?? '';
    if (id.endsWith('/gone')) return void response.writeHead(410).end('push subscription has unsubscribed or expired.');
    if (id.endsWith('/busy')) return void response.writeHead(429, { 'Retry-After': '120' }).end('slow down');
    if (id.endsWith('/broken')) return void response.writeHead(503).end('try later');
    if (id.endsWith('/refused')) return void response.writeHead(413).end('too large');
    if (id.endsWith('/elsewhere')) return void response.writeHead(307, { Location: `${server.url}/other` }).end();
    const browser = browsers.get(id);
    if (browser === undefined) return void response.writeHead(404).end('no such subscription');
    const { ttl, 'content-encoding': coding, urgency = 'normal', topic, authorization = '' } = request.headers;
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) throw new Error('TTL is missing.');
    if (coding !== 'aes128gcm') throw new Error('The message is not encrypted.');
    if (typeof urgency !== 'string' || !URGENCIES.includes(urgency)) throw new Error('Urgency is wrong.');
    if (topic !== undefined && (typeof topic !== 'string' || !TOPIC.test(topic))) throw new Error('Topic is wrong.');
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    if (browser.publicKey !== undefined && browser.publicKey !== key)
      return void response.writeHead(403).end('not the key of the subscription');
    const { payload } = await jwtVerify(token, await keyOf(key), {
      audience: server.url,
      currentDate: new Date(now()),
    }).catch(() => ({ payload: null }));
    if (payload === null) return void response.writeHead(401).end('the token is wrong');
    if ((payload.exp ?? 0) > now() / 1000 + 86_400) throw new Error('The token is valid for too long.');
    const text = decrypt(body, browser);
    const replaced = received.findIndex((one) => one.id === id && one.topic !== null && one.topic === topic);
    if (replaced >= 0) received.splice(replaced, 1);
    received.push({ id, text, ttl: Number(ttl), urgency, topic: topic ?? null, subject: payload.sub ?? '' });
    response.writeHead(201, { Location: `${server.url}/m/${received.length}` }).end();
  }

  function expect(browser: TestBrowser, publicKey?: string): void {
    browsers.set(new URL(browser.subscription.endpoint).pathname, { ...browser, publicKey });
  }
  return {
    received,
    requests,
    expect,
    subscribe(end, publicKey) {
      const browser = buildBrowser(`${server.url}/send`, end);
      expect(browser, publicKey);
      return browser;
    },
    stop: () => server.stop(),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The key of `k=`: an uncompressed point. */
async function keyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
}

/** Decrypts a message as a browser does. @throws when it was not encrypted for this one, or was changed. */
export function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (body.length > 4096 || record.length > recordSize) throw new Error('The message is too large.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const input = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32);
  const key = hkdfSync('sha256', Buffer.from(input), salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdfSync('sha256', Buffer.from(input), salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return padded.subarray(0, end).toString('utf8');
}
