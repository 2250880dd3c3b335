import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from '#contract/push-subscription.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await signedIn(app);
  app.pusher.sent.length = 0;
  app.pusher.isAway = false;
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const ask = (method: 'POST' | 'PUT', body: object, who: TestVisitor = member) =>
  who.ask(`${method} /push-subscriptions`, { body }, { 'User-Agent': PHONE });
async function turnOn(subscription: Subscription = buildSubscription(), who: TestVisitor = member) {
  const { data, errors } = await ask('POST', subscription, who);
  expect(errors).toEqual([]);
  return data.devices.find(({ isHere }) => isHere)?.deviceId ?? '';
}
const devices = async (who: TestVisitor = member) => (await who.call('GET /push-subscriptions')).devices;
async function test(deviceId: string, who: TestVisitor = member) {
  await who.call('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
  await app.deliver();
  return app.pusher.sent.map(({ target }) => target.endpoint);
}
const states = () =>
  app.context.db
    .selectFrom('deliveries')
    .select('state')
    .where('member_id', '=', member.memberId)
    .where('channel', '=', 'push')
    .execute();

describe('a device', () => {
  it('is named after its browser, listed with others, and can be removed', async () => {
    expect((await member.call('GET /push-subscriptions')).publicKey).toBe(app.pusher.publicKey);
    const deviceId = await turnOn();
    const desk = await signInAs(app, member);
    app.clock.advance(60_000);
    await desk.call('POST /push-subscriptions', { body: buildSubscription() });
    expect(await devices()).toMatchObject([
      { name: 'A browser we do not know', isHere: false },
      { deviceId, name: 'Chrome on Android', isHere: true, acceptedAt: null },
    ]);
    await desk.call('DELETE /push-subscriptions/{deviceId}', { params: { deviceId } });
    expect(await devices()).toMatchObject([{ isHere: false }]);
    const { status, errors } = await member.ask('DELETE /push-subscriptions/{deviceId}', { params: { deviceId } });
    expect([status, errors[0]?.errorCode]).toEqual([404, 'unknown-device']);
  });

  it('is added once, however often it is told', async () => {
    const subscription = buildSubscription();
    const added = await Promise.all([1, 2, 3].map(() => turnOn(subscription)));
    expect(new Set(added).size).toBe(1);
    expect(await devices()).toHaveLength(1);
  });

  it('is the same one after its browser got another subscription, also for what is on its way', async () => {
    const deviceId = await turnOn();
    await member.call('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
    const next = buildSubscription();
    expect((await ask('PUT', next)).status).toBe(200);
    expect((await devices()).map((one) => one.deviceId)).toEqual([deviceId]);
    await app.deliver();
    expect(app.pusher.sent.map(({ target }) => target.endpoint)).toEqual([next.endpoint]);
  });

  it('that was removed does not come back with another subscription', async () => {
    const deviceId = await turnOn();
    await member.call('DELETE /push-subscriptions/{deviceId}', { params: { deviceId } });
    expect((await ask('PUT', buildSubscription())).status).toBe(404);
    expect(await devices()).toEqual([]);
  });

  it('is the one of whoever turned it on last: nobody else is told there', async () => {
    const subscription = buildSubscription();
    await turnOn(subscription);
    const other = await signedIn(app);
    const deviceId = await turnOn(subscription, other);
    expect(await devices()).toEqual([]);
    expect(await test(deviceId, other)).toEqual([subscription.endpoint]);
  });

  it('is told nothing any more once it is signed out, here or from elsewhere', async () => {
    await turnOn();
    await member.call('GET /logout');
    const again = await signInAs(app, member);
    expect(await devices(again)).toEqual([]);
    await turnOn(undefined, again);
    const desk = await signInAs(app, member);
    await desk.call('DELETE /account/sessions');
    expect(await devices(desk)).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await turnOn(undefined, await signInAs(app, member));
    const { status, errors } = await ask('POST', buildSubscription(), member);
    expect([status, errors[0]?.errorCode]).toEqual([409, 'too-many-devices']);
    expect(await devices()).toHaveLength(20);
  });

  it('is in the export, without what could send to it', async () => {
    await turnOn();
    const facts = app.context.modules.find(({ name }) => name === 'push-subscriptions')?.exportMember?.facts;
    expect(await facts?.read(app.context, member.memberId)).toEqual({
      notifiedDevices: [{ name: 'Chrome on Android', addedAt: expect.any(String) as string, acceptedAt: null }],
    });
  });

  it('is stored sealed', async () => {
    const { endpoint } = buildSubscription();
    await turnOn({ ...buildSubscription(), endpoint });
    const rows = await app.context.db.selectFrom('push_subscriptions').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.target_sealed.toString('latin1')))).not.toContain(endpoint);
  });
});

describe('a test', () => {
  it('is a notification to that device alone, and what was accepted is noted', async () => {
    const subscription = buildSubscription();
    const deviceId = await turnOn(subscription);
    await turnOn(undefined, await signInAs(app, member));
    expect(await test(deviceId)).toEqual([subscription.endpoint]);
    const [sent] = app.pusher.sent;
    expect(sent).toMatchObject({ ttlSeconds: 300, urgency: 'high' });
    expect(sent?.topic).toMatch(/^[\w-]{32}$/);
    expect(JSON.parse(sent?.payload ?? '')).toEqual({
      title: 'Notifications work on this device',
      body: 'This is how we tell you here about birthdays and cards.',
      path: '/notifications',
      tag: sent?.topic,
    });
    const noted = (await devices()).find((one) => one.deviceId === deviceId);
    expect(noted?.acceptedAt).toBe(new Date(app.clock.now()).toISOString());
    expect(await states()).toEqual([{ state: 'accepted' }]);
  });

  it('to a device that takes no more messages removes it', async () => {
    const deviceId = await turnOn(buildSubscription('gone'));
    expect(await test(deviceId)).toEqual([]);
    expect(await devices()).toEqual([]);
    expect(await states()).toEqual([{ state: 'stopped' }]);
  });

  it('that is refused leaves the device where it is', async () => {
    const deviceId = await turnOn(buildSubscription('refused'));
    expect(await test(deviceId)).toEqual([]);
    expect(await devices()).toHaveLength(1);
    expect(await states()).toEqual([{ state: 'bounced' }]);
  });

  it('to a device that was removed meanwhile goes nowhere', async () => {
    const deviceId = await turnOn();
    await member.call('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
    await member.call('DELETE /push-subscriptions/{deviceId}', { params: { deviceId } });
    await app.deliver();
    expect(app.pusher.sent).toEqual([]);
    expect(await states()).toEqual([{ state: 'stopped' }]);
  });

  it('can be asked for ten times in an hour', async () => {
    const deviceId = await turnOn();
    for (let count = 0; count < 10; count += 1)
      await member.call('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
    const { status } = await member.ask('POST /push-subscriptions/{deviceId}/test', { params: { deviceId } });
    expect(status).toBe(429);
  });
});

describe('no device is added', () => {
  const { keys } = buildSubscription();
  it.each([
    ['with an address inside', { endpoint: 'https://10.0.0.1/send', keys }, 'not-a-push-service'],
    ['with an address without TLS', { endpoint: 'http://push.example/send', keys }, 'not-a-push-service'],
    ['with a port', { endpoint: 'https://push.example:25/send', keys }, 'not-a-push-service'],
    ['with no address', { endpoint: 'send', keys }, undefined],
    ['with an endless address', { endpoint: `https://push.example/${'x'.repeat(2000)}`, keys }, undefined],
    [
      'with a key that is none',
      { endpoint: 'https://push.example/send', keys: { ...keys, p256dh: 'B'.repeat(87) } },
      'not-a-key',
    ],
    ['with a short secret', { endpoint: 'https://push.example/send', keys: { ...keys, auth: 'x' } }, undefined],
    ['without keys', { endpoint: 'https://push.example/send' }, undefined],
  ])('%s', async (_, body, code) => {
    const { status, errors } = await ask('POST', body);
    expect(status).toBe(422);
    if (code !== undefined) expect(errors[0]?.errorCode).toBe(code);
    expect(await devices()).toEqual([]);
  });

  it('where this copy sends no notifications, and the settings do not speak of them', async () => {
    const quiet = await testApp({ pusher: null });
    const someone = await signedIn(quiet);
    expect(await someone.call('GET /push-subscriptions')).toEqual({ publicKey: null, devices: [] });
    const { status, errors } = await ask('POST', buildSubscription(), someone);
    expect([status, errors[0]?.errorCode]).toEqual([409, 'no-push']);
    expect((await someone.call('GET /notifications')).notifications.channels).toEqual(['email']);
    await quiet.close();
  });
});
