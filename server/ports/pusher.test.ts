import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryPusher } from '#tests/doubles/memory-pusher.ts';
import { decrypt, type PushService, startPushService } from '#tests/doubles/push-service.ts';
import { buildBrowser } from '#tests/factories/push-subscription.ts';
import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts';
import { arePushKeys, encryptPush, PUSH_PAYLOAD_MAX } from './web-push/push-encryption.ts';
import { type Pusher, PushGone, PushLater, type PushMessage, PushRefused, type PushTarget } from './pusher.ts';
import { webPusher } from './web-push/pusher-web-push.ts';
import { vapidKeysFrom } from './web-push/vapid.ts';

let service: PushService;
let now = Date.parse('2026-11-28T09:00:00Z');
beforeAll(async () => {
  service = await startPushService(() => now);
});
afterAll(() => service.stop());

const KEYS = vapidKeysFrom((count) => Buffer.alloc(32, count + 1));
const real = (changes: { allowsLoopback?: boolean } = {}) =>
  webPusher({ keys: KEYS, subject: 'mailto:cards@cards.example', allowsLoopback: true, now: () => now, ...changes });
function targetOf(end?: string): PushTarget {
  const { endpoint, keys } = service.subscribe(end).subscription;
  return { endpoint, ...keys };
}
const messageTo = (target: PushTarget, changes: Partial<PushMessage> = {}): PushMessage => ({
  target,
  payload: '{"title":"Amelie turns 34 tomorrow"}',
  ttlSeconds: 3600,
  urgency: 'normal',
  topic: 'reminders-of-today',
  ...changes,
});

describe.each<[string, () => Pusher]>([
  ['the double', () => memoryPusher()],
  ['the adapter', () => real()],
])('every pusher: %s', (_, create) => {
  let pusher: Pusher;
  beforeEach(() => {
    pusher = create();
  });
  afterEach(() => pusher.close());

  it('hands a message over', async () => {
    const { messageId, response } = await pusher.send(messageTo(targetOf()));
    expect(messageId).toMatch(/^https?:/);
    expect(response).toBe('201');
  });

  it.each([
    ['gone', PushGone],
    ['refused', PushRefused],
    ['busy', PushLater],
  ])('an endpoint that is %s is told as such', async (end, kind) => {
    await expect(pusher.send(messageTo(targetOf(end)))).rejects.toThrow(kind);
  });

  it('sends nothing to an address inside', async () => {
    const target = { ...targetOf(), endpoint: 'https://169.254.169.254/latest/meta-data' };
    await expect(pusher.send(messageTo(target))).rejects.toThrow(PushRefused);
  });

  it('has the public key of a curve', () => {
    expect(Buffer.from(pusher.publicKey, 'base64url')).toHaveLength(65);
  });
});

describe('a message on its way', () => {
  const pusher = real();
  afterAll(() => pusher.close());
  beforeEach(() => {
    service.received.length = 0;
    service.requests.length = 0;
  });

  it('is read by its browser alone, and says who sent it, how long it counts and how urgent it is', async () => {
    const [mine, other] = [service.subscribe(undefined, KEYS.publicKey), buildBrowser()];
    const { endpoint, keys } = mine.subscription;
    await pusher.send(messageTo({ endpoint, ...keys }, { payload: 'ça va? 🎂', urgency: 'high', ttlSeconds: 60.4 }));
    expect(service.received).toEqual([
      {
        id: new URL(endpoint).pathname,
        text: 'ça va? 🎂',
        ttl: 60,
        urgency: 'high',
        topic: 'reminders-of-today',
        subject: 'mailto:cards@cards.example',
      },
    ]);
    const body = encryptPush('for me', keys);
    expect(decrypt(body, mine)).toBe('for me');
    expect(() => decrypt(body, other)).toThrow(/unable to authenticate/);
  });

  it('replaces an earlier one of its topic', async () => {
    const target = targetOf();
    await pusher.send(messageTo(target, { payload: 'a week before' }));
    await pusher.send(messageTo(target, { payload: 'the day before' }));
    await pusher.send(messageTo(target, { payload: 'something else', topic: 'other' }));
    expect(service.received.map(({ text }) => text)).toEqual(['the day before', 'something else']);
  });

  it('is signed by the same keys from the same secret, and by no others', async () => {
    expect(vapidKeysFrom((count) => Buffer.alloc(32, count + 1)).publicKey).toBe(KEYS.publicKey);
    // No number of the curve: the next one is taken.
    expect(vapidKeysFrom((count) => Buffer.alloc(32, count === 0 ? 0xff : count)).publicKey).toBe(KEYS.publicKey);
    const strange = service.subscribe(undefined, vapidKeysFrom(() => Buffer.alloc(32, 9)).publicKey).subscription;
    const sending = pusher.send(messageTo({ endpoint: strange.endpoint, ...strange.keys }));
    await expect(sending).rejects.toThrow(PushRefused);
    await expect(sending).rejects.toThrow('403');
  });

  it('is not led elsewhere', async () => {
    await expect(pusher.send(messageTo(targetOf('elsewhere')))).rejects.toThrow(PushRefused);
    expect(service.requests).toEqual(['POST /send/elsewhere']);
  });

  it('waits as long as the push service asks for, and no request is made meanwhile', async () => {
    const own = real();
    await expect(own.send(messageTo(targetOf('busy')))).rejects.toThrow('429');
    await expect(own.send(messageTo(targetOf()))).rejects.toThrow(/asked us to wait until 2026-11-28T09:02:00/);
    expect(service.requests).toHaveLength(1);
    now += 120_000;
    await own.send(messageTo(targetOf()));
    expect(service.received).toHaveLength(1);
    await own.close();
  });

  it('is tried later when the push service is broken or away', async () => {
    await expect(pusher.send(messageTo(targetOf('broken')))).rejects.toThrow(PushLater);
    const away = await startPushService();
    const { endpoint, keys } = away.subscribe().subscription;
    await away.stop();
    await expect(pusher.send(messageTo({ endpoint, ...keys }))).rejects.toThrow(PushLater);
  });
});

describe('encryption', () => {
  it('gives the example of RFC 8291, appendix A', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const receiver = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const body = encryptPush('When I grow up, I want to be a watermelon', receiver, { salt, sender });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('fills a message to its end, and refuses more', () => {
    const { subscription } = buildBrowser();
    expect(encryptPush('x'.repeat(PUSH_PAYLOAD_MAX), subscription.keys)).toHaveLength(4096);
    expect(() => encryptPush('x'.repeat(PUSH_PAYLOAD_MAX + 1), subscription.keys)).toThrow(/holds/);
  });

  it('knows the keys of a browser', () => {
    const { keys } = buildBrowser().subscription;
    expect(arePushKeys(keys)).toBe(true);
    expect(arePushKeys({ ...keys, auth: 'short' })).toBe(false);
    expect(arePushKeys({ ...keys, p256dh: keys.p256dh.slice(0, -2) })).toBe(false);
    // As long as a point, and not on the curve.
    expect(arePushKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  });
});

describe('an endpoint', () => {
  const outside = real({ allowsLoopback: false });
  afterAll(() => outside.close());

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://93.184.215.14/send',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/send',
  ])('%s is one of a push service', (endpoint) => expect(outside.refusalOf(endpoint)).toBeNull());

  it.each([
    'http://push.example/send',
    'https://push.example:8443/send',
    'https://user:secret@push.example/send',
    'ftp://push.example/send',
    'javascript:alert(1)',
    'push.example',
    'https://localhost/send',
    'https://LOCALHOST./send',
    'https://127.0.0.1/send',
    'https://127.1/send',
    'https://2130706433/send',
    'https://0x7f.0.0.1/send',
    'https://0/send',
    'https://10.0.0.4/send',
    'https://172.31.255.255/send',
    'https://192.168.1.1/send',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/send',
    'https://224.0.0.1/send',
    'https://[::1]/send',
    'https://[::]/send',
    'https://[::ffff:127.0.0.1]/send',
    'https://[fe80::1]/send',
    'https://[fd00::1]/send',
    'https://[64:ff9b::7f00:1]/send',
    'https://[2002:7f00:1::]/send',
    'https://db/send',
    'https://printer.local/send',
    'https://metadata.google.internal/send',
    `https://push.example/${'x'.repeat(1000)}`,
  ])('%s is none', (endpoint) => expect(outside.refusalOf(endpoint)).not.toBeNull());

  it('on this machine is served only where nobody else reaches the site', () => {
    const inside = real();
    expect(inside.refusalOf('http://127.0.0.1:9000/send')).toBeNull();
    expect(inside.refusalOf('http://10.0.0.4/send')).not.toBeNull();
    expect(outside.refusalOf('http://127.0.0.1:9000/send')).not.toBeNull();
  });

  it('whose name leads inside is found out when it is looked up', async () => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
    expect(error).toBeInstanceOf(PrivateAddress);
    expect(['93.184.215.14', '8.8.8.8', '2a00:1450::5'].map(isPublicAddress)).toEqual([true, true, true]);
    expect(['127.0.0.1', '::ffff:8.8.8.8', 'no address'].map(isPublicAddress)).toEqual([false, false, false]);
  });
});
