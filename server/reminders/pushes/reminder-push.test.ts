import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';
import { remindDue } from '../sweep.ts';

let app: TestApp;
let member: TestMember;
/** The endpoints of the member’s browsers. */
const mine = new Set<string>();
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
  await member.call('POST /account/settings', { body: { reminderHour: 9, reminderLeads: [7, 1] } });
  mine.clear();
});

const add = async (name: string, date: object) =>
  (await member.call('POST /birthday', { body: { name, date } })).calendar.calendarId;
/** @returns the endpoint of a browser in which notifications are turned on */
async function turnOn(end?: string, who: TestMember = member): Promise<string> {
  const subscription = buildSubscription(end);
  await who.call('POST /push-subscriptions', { body: subscription });
  mine.add(subscription.endpoint);
  return subscription.endpoint;
}
const choose = (channel: 'email' | 'push', isOn: boolean) =>
  member.call('PUT /notifications', { body: { choices: [{ kind: 'reminders', channel, isOn }] } });
const sent = () => app.pusher.sent.filter(({ target }) => mine.has(target.endpoint));
const said = () =>
  sent().map(({ target, payload }) => ({
    endpoint: target.endpoint,
    ...(JSON.parse(payload) as { title: string; body: string; path: string; tag: string }),
  }));
const subjects = () => app.mailer.sent.filter(({ to }) => to.address === member.email).map(({ subject }) => subject);

/** Lets the workers run at an instant. @returns what has been sent since the last time, by email and to devices */
async function at(instant: string): Promise<{ mails: string[]; pushes: string[] }> {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  app.pusher.sent.length = 0;
  await app.deliver();
  return { mails: subjects(), pushes: said().map(({ title }) => title) };
}

describe('a reminder', () => {
  it('comes once by email and once to each device, on each of the days chosen', async () => {
    await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    const endpoints = [await turnOn(), await turnOn(undefined, await signInAs(app, member))];
    const first = 'Amelie turns 34 on 28 November';
    expect(await at('2026-11-21T09:00:00Z')).toEqual({ mails: [first], pushes: [first, first] });
    expect(new Set(said().map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints));
    expect(await at('2026-11-21T09:01:00Z')).toEqual({ mails: [], pushes: [] });
    const last = 'Amelie turns 34 tomorrow';
    expect(await at('2026-11-27T09:00:00Z')).toEqual({ mails: [last], pushes: [last, last] });
  });

  it('of one date leads to its cards, and is kept for the device until the day ends where the member is', async () => {
    await turnOn();
    const calendarId = await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    await at('2026-11-27T09:00:00Z');
    expect(said()).toMatchObject([
      {
        title: 'Amelie turns 34 tomorrow',
        body: 'That is Saturday.',
        path: `/birthday/suggestions?calendar_id=${calendarId}`,
      },
    ]);
    expect(sent()[0]?.ttlSeconds).toBe(15 * 3600);
  });

  it('of several dates of a day is one notification, which leads to the list', async () => {
    await turnOn();
    await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    await add('Theo Brandt', { month: 11, day: 22 });
    await at('2026-11-21T09:00:00Z');
    expect(said()).toMatchObject([
      {
        title: '2 dates to remember',
        body: 'Theo’s birthday is tomorrow. Amelie turns 34 on 28 November.',
        path: '/reminders',
      },
    ]);
  });

  it('is not sent twice by two workers, nor by one that runs its work again', async () => {
    await turnOn();
    await add('Amelie', { month: 11, day: 28 });
    app.clock.set('2026-11-21T09:00:00Z');
    const counts = await Promise.all([remindDue(app.context), remindDue(app.context), remindDue(app.context)]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    app.pusher.sent.length = 0;
    app.mailer.sent.length = 0;
    // Of two workers that send the same message at the same time, one is told so.
    await Promise.allSettled([app.deliver(), app.deliver()]);
    await app.deliver();
    await app.deliver();
    expect(subjects()).toHaveLength(1);
    expect(said()).toHaveLength(1);
  });

  it('does not take the place of yesterday’s on the device', async () => {
    await turnOn();
    await add('Amelie', { month: 11, day: 28 });
    await add('Theo', { month: 11, day: 29 });
    await at('2026-11-21T09:00:00Z');
    const [first] = said();
    await at('2026-11-22T09:00:00Z');
    expect(said()[0]?.tag).not.toBe(first?.tag);
  });
});

describe('each channel goes by itself', () => {
  it('as the member chose', async () => {
    await turnOn();
    await add('Amelie', { month: 11, day: 28 });
    await choose('push', false);
    expect(await at('2026-11-21T09:00:00Z')).toMatchObject({ mails: [expect.any(String)], pushes: [] });
    await choose('push', true);
    await choose('email', false);
    expect(await at('2026-11-27T09:00:00Z')).toEqual({ mails: [], pushes: ['Amelie’s birthday is tomorrow'] });
  });

  it('a device that is gone loses its own, and neither the email nor another device theirs', async () => {
    await turnOn('gone');
    const phone = await signInAs(app, member);
    const endpoint = await turnOn(undefined, phone);
    await add('Amelie', { month: 11, day: 28 });
    const { mails } = await at('2026-11-21T09:00:00Z');
    expect(mails).toHaveLength(1);
    expect(said().map((one) => one.endpoint)).toEqual([endpoint]);
    expect((await phone.call('GET /push-subscriptions')).devices).toMatchObject([{ isHere: true }]);
  });

  it('an email address that bounces does not keep them from devices', async () => {
    await turnOn();
    await add('Amelie', { month: 11, day: 28 });
    await app.context.db
      .updateTable('members')
      .set({ email_bounced_at: new Date(app.clock.now()) })
      .where('member_id', '=', member.memberId)
      .execute();
    expect(await at('2026-11-21T09:00:00Z')).toEqual({ mails: [], pushes: ['Amelie’s birthday is on 28 November'] });
  });

  it('nothing is told of a date that was taken back after it was due', async () => {
    await turnOn();
    const calendarId = await add('Amelie', { month: 11, day: 28 });
    app.clock.set('2026-11-21T09:00:00Z');
    await remindDue(app.context);
    await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
    expect(await at('2026-11-21T09:00:01Z')).toEqual({ mails: [], pushes: [] });
  });
});
