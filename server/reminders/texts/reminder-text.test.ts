import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSegments } from '#server/kernel/text-segments.ts';
import type { TestApp } from '#tests/app.ts';
import type { Twilio } from '#tests/doubles/twilio.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { addNumber, appWithTexts } from '#tests/factories/mobile-number.ts';
import { remindDue } from '../sweep.ts';

let app: TestApp;
let twilio: Twilio;
let close: () => Promise<void>;
let member: TestMember;
let number: string;
beforeAll(async () => {
  ({ app, twilio, close } = await appWithTexts());
});
afterAll(() => close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  await app.context.pool.query('delete from rate_limits');
  twilio.mood = 'well';
  member = await signedIn(app, { zone: 'Europe/London' });
  await member.call('POST /account/settings', { body: { reminderHour: 9, reminderLeads: [7, 1] } });
  number = await addNumber(app, twilio, member);
});

const add = async (name: string, date: object) =>
  (await member.call('POST /birthday', { body: { name, date } })).calendar.calendarId;
const choose = (channel: 'email' | 'text', isOn: boolean) =>
  member.call('PUT /notifications', { body: { choices: [{ kind: 'reminders', channel, isOn }] } });
const texts = () =>
  twilio.taken.filter(({ to, body }) => to === number && !body.includes('code')).map(({ body }) => body);
const linkIn = (body: string | undefined) => /http:\/\/cards\.example(\/t\/\S+)$/.exec(body ?? '')?.[1] ?? '';
const subjects = () => app.mailer.sent.filter(({ to }) => to.address === member.email).map(({ subject }) => subject);

/** Lets the workers run at an instant. @returns the texts since the last time */
async function at(instant: string): Promise<string[]> {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  twilio.taken.length = 0;
  await app.deliver();
  return texts();
}
/** Where a link leads. */
async function follow(path: string) {
  const response = await app.visitor().get(path);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '', 'http://cards.example');
}

describe('a reminder by text', () => {
  it('is off until it is chosen, and only then comes, once, beside the email', async () => {
    await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    expect(subjects()).toHaveLength(1);
    await choose('text', true);
    expect(await at('2026-11-27T09:00:00Z')).toEqual([
      expect.stringMatching(/^Amelie turns 34 tomorrow\. http:\/\/cards\.example\/t\/[\w-]{32}$/),
    ]);
    expect(subjects()).toHaveLength(1);
    expect(await at('2026-11-27T09:01:00Z')).toEqual([]);
  });

  it('has a link that leads to cards for the person, with a soft login', async () => {
    await choose('text', true);
    const calendarId = await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    const [body] = await at('2026-11-27T09:00:00Z');
    const target = await follow(linkIn(body));
    expect(target.pathname).toBe('/birthday/suggestions');
    const { calendar_id, t = '', e = '', r } = Object.fromEntries(target.searchParams);
    expect({ calendar_id, e }).toEqual({ calendar_id: calendarId, e: member.email });
    expect(r).toMatch(/^[0-9a-f-]{36}$/);
    const { user } = await app.visitor().call('GET /login', { query: { t, e } });
    expect(user).toMatchObject({ memberId: member.memberId, isSoftLoggedIn: true, isLoggedIn: false });
  });

  it('of several dates of a day is one text, in two segments at most, which leads to the list', async () => {
    await choose('text', true);
    await add('Theo Brandt', { month: 11, day: 22 });
    await add('Amelie Fontaine', { year: 1992, month: 11, day: 28 });
    const [body, ...others] = await at('2026-11-21T09:00:00Z');
    expect(others).toEqual([]);
    expect(body).toMatch(/^Theo's birthday is tomorrow\. Amelie turns 34 on 28 November\. http/);
    expect(countSegments(body ?? '')).toBe(1);
    expect((await follow(linkIn(body))).pathname).toBe('/reminders');
  });

  it('is not sent twice by two workers, nor by one that runs its work again', async () => {
    await choose('text', true);
    await add('Amelie', { month: 11, day: 28 });
    app.clock.set('2026-11-21T09:00:00Z');
    twilio.taken.length = 0;
    await Promise.all([remindDue(app.context), remindDue(app.context)]);
    await Promise.allSettled([app.deliver(), app.deliver()]);
    await app.deliver();
    expect(texts()).toHaveLength(1);
  });

  it('goes by itself, where emails are off', async () => {
    await choose('text', true);
    await add('Amelie', { month: 11, day: 28 });
    await choose('email', false);
    expect(await at('2026-11-21T09:00:00Z')).toHaveLength(1);
    expect(subjects()).toEqual([]);
  });
});

describe('no text comes', () => {
  it('to a number that has sent STOP, until it sends START', async () => {
    await choose('text', true);
    await add('Amelie', { month: 11, day: 28 });
    await twilio.receive('http://cards.example/hooks/texts', number, 'STOP');
    const before = twilio.requests.length;
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    expect(twilio.requests).toHaveLength(before);
    expect(subjects()).toHaveLength(1);
    await twilio.receive('http://cards.example/hooks/texts', number, 'START');
    expect(await at('2026-11-27T09:00:00Z')).toHaveLength(1);
  });

  it('of what was taken back after it was due, nor to a number that was removed since', async () => {
    await choose('text', true);
    const calendarId = await add('Amelie', { month: 11, day: 28 });
    app.clock.set('2026-11-21T09:00:00Z');
    await remindDue(app.context);
    await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
    expect(await at('2026-11-21T09:00:01Z')).toEqual([]);
    await add('Theo', { month: 11, day: 30 });
    app.clock.set('2026-11-23T09:00:00Z');
    await remindDue(app.context);
    await member.call('DELETE /mobile-number');
    expect(await at('2026-11-23T09:00:01Z')).toEqual([]);
  });
});

describe('the link of a text', () => {
  async function link(): Promise<string> {
    await choose('text', true);
    await add('Amelie', { month: 11, day: 28 });
    const [body] = await at('2026-11-27T09:00:00Z');
    return linkIn(body);
  }

  it('that was changed leads to where members sign in, and one of nothing leads nowhere', async () => {
    const path = await link();
    const last = path.endsWith('A') ? 'B' : 'A';
    expect((await follow(path.slice(0, -1) + last)).href).toBe('http://cards.example/reminders');
    // The pages answer, with that of an unknown address.
    for (const unknown of [path.slice(0, -1), `/t/${'A'.repeat(32)}`, '/t/x', '/t/%00'])
      expect((await app.visitor().get(unknown)).headers.get('Location')).toBeNull();
    expect((await follow(path)).searchParams.get('e')).toBe(member.email);
  });

  it('ends after sixty days, and with a new password', async () => {
    const path = await link();
    app.clock.set('2027-01-26T08:00:00Z');
    expect((await follow(path)).searchParams.has('t')).toBe(true);
    app.clock.set('2027-01-26T09:01:00Z');
    expect((await follow(path)).searchParams.has('t')).toBe(false);
    app.clock.set('2026-11-28T09:00:00Z');
    await app.context.db
      .updateTable('members')
      .set({ link_epoch: 1 })
      .where('member_id', '=', member.memberId)
      .execute();
    expect((await follow(path)).searchParams.has('t')).toBe(false);
  });

  it('is kept by nobody on its way', async () => {
    const response = await app.visitor().get(await link());
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).not.toBeNull();
  });
});
