import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { monthToTell, nextMonthMail } from './months.ts';
import { tellMonths } from './sweep.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London', name: 'Rosa Lindqvist' });
  await member.call('POST /account/settings', { body: { reminderHour: 9, reminderLeads: [] } });
});

const add = async (name: string, month: number, day: number, year: number | null = null) =>
  (await member.call('POST /birthday', { body: { name, date: { year, month, day } } })).calendar;
/** Lets the workers run at an instant. @returns the mails that the member has been sent since the last time */
async function at(instant: string) {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  await app.deliver();
  return app.mailer.sent.filter(({ to }) => to.address === member.email);
}
const subjectsAt = async (instant: string) => (await at(instant)).map(({ subject }) => subject);

describe('the mail of a month', () => {
  it('comes on the last day of the one before, at the hour of the reminders, once a month', async () => {
    await add('Theo', 12, 9);
    await add('Ida', 12, 14, 2023);
    await add('Mei', 1, 2);
    expect(await subjectsAt('2026-11-30T08:59:00Z')).toEqual([]);
    expect(await subjectsAt('2026-11-30T09:00:00Z')).toEqual(['December: Theo’s birthday and Ida turns 3']);
    expect(await subjectsAt('2026-11-30T09:01:00Z')).toEqual([]);
    expect(await subjectsAt('2026-12-01T12:00:00Z')).toEqual([]);
    expect(await subjectsAt('2026-12-31T09:00:00Z')).toEqual([]);
    expect(await subjectsAt('2027-11-30T09:00:00Z')).toEqual(['December: Theo’s birthday and Ida turns 4']);
  });

  it('says what is open and what is handled, and what comes then; its links know the date', async () => {
    const theo = await add('Theo', 12, 9);
    const ida = await add('Ida', 12, 14, 2023);
    for (const day of [2, 3, 4, 5, 6]) await add(`Mei ${day}`, 1, day);
    await member.call('POST /reminder/send/{calendarId}', { params: theo, body: { handledAs: 'call' } });
    const [mail] = await at('2026-11-30T09:00:00Z');
    expect(mail?.text).toContain('Two dates. One is handled, one is still open.');
    expect(mail?.text).toContain('9 December, Wednesday: Theo’s birthday. You will call.');
    expect(mail?.text).toMatch(/Then, in January: Mei 2’s birthday on the 2nd, .* and 1 more\./);
    const link = new URL(/\S+\/birthday\/suggestions\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect([link.searchParams.get('calendar_id'), link.searchParams.get('e')]).toEqual([ida.calendarId, member.email]);
    expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\?.*months/);
  });

  it('is not sent twice by two workers, and not by one that comes late in the month', async () => {
    await add('Theo', 12, 9);
    await add('Ida', 12, 14);
    app.clock.set('2026-12-03T09:00:00Z');
    await Promise.all([tellMonths(app.context), tellMonths(app.context), tellMonths(app.context)]);
    expect(await subjectsAt('2026-12-03T09:00:01Z')).toEqual(['December: Theo’s birthday and Ida’s birthday']);
    await add('Noor', 2, 9);
    await add('Kit', 2, 14);
    expect(await subjectsAt('2027-02-04T09:00:00Z')).toEqual([]);
  });
});

describe('no mail of a month comes', () => {
  it('where it has one date, or what was there was removed meanwhile', async () => {
    await add('Theo', 12, 9);
    const ida = await add('Ida', 12, 14);
    app.clock.set('2026-11-30T09:00:00Z');
    await tellMonths(app.context);
    await member.call('DELETE /reminder/{calendarId}', { params: ida });
    expect(await subjectsAt('2026-11-30T09:00:01Z')).toEqual([]);
  });

  it('to a member who turned it off', async () => {
    await add('Theo', 12, 9);
    await add('Ida', 12, 14);
    await member.call('PUT /notifications', { body: { choices: [{ kind: 'months', channel: 'email', isOn: false }] } });
    expect(await subjectsAt('2026-11-30T09:00:00Z')).toEqual([]);
  });
});

it('a member who moves is told at the hour of the new place', async () => {
  await add('Theo', 12, 9);
  await add('Ida', 12, 14);
  await member.call('POST /account/settings', { body: { timeZone: 'Pacific/Auckland' } });
  expect(await subjectsAt('2026-11-29T19:59:00Z')).toEqual([]);
  expect(await subjectsAt('2026-11-29T20:00:00Z')).toEqual(['December: Theo’s birthday and Ida’s birthday']);
});

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-30T09:00:00.000Z', null],
  ['2026-11-30T09:00:00Z', '2026-12-31T09:00:00.000Z', '2026-12'],
  ['2026-12-03T23:59:00Z', '2026-12-31T09:00:00.000Z', '2026-12'],
  ['2026-12-04T00:00:00Z', '2026-12-31T09:00:00.000Z', null],
  ['2027-02-27T12:00:00Z', '2027-02-28T09:00:00.000Z', null],
  ['2027-03-30T12:00:00Z', '2027-03-31T08:00:00.000Z', null],
])('at %s the next one is due at %s, and the month to tell is %s', (now, next, month) => {
  const times = { zone: 'Europe/London', reminder_hour: 9 };
  expect(nextMonthMail(times, Date.parse(now)).toISOString()).toBe(next);
  expect(monthToTell(times, Date.parse(now))).toBe(month);
});
