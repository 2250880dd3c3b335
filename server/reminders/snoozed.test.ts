import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
  await member.call('POST /account/settings', { body: { reminderHour: 9, reminderLeads: [7, 1] } });
});

const add = async (name: string, date: object) =>
  (await member.call('POST /birthday', { body: { name, date } })).calendar;
const snooze = async ({ calendarId }: { calendarId: string }, until: string | null, day?: string) =>
  (
    await member.call('POST /reminder/snooze/{calendarId}', {
      params: { calendarId },
      body: { until, ...(day === undefined ? {} : { day }) },
    })
  ).calendar;
const view = async ({ calendarId }: { calendarId: string }) =>
  (await member.call('GET /calendar/{calendarId}', { params: { calendarId }, query: {} })).calendar;
/** Lets the workers run at an instant. @returns the subjects of what the member is sent then */
async function at(instant: string): Promise<string[]> {
  app.clock.set(instant);
  app.mailer.sent.length = 0;
  await app.deliver();
  return app.mailer.sent.filter(({ to }) => to.address === member.email).map(({ subject }) => subject);
}

it('a reminder that is put off comes again on that day, and later ones come as usual', async () => {
  const amelie = await add('Amelie', { month: 11, day: 28 });
  expect(await at('2026-11-21T09:00:00Z')).toEqual(['Amelie’s birthday is on 28 November']);
  expect(await snooze(amelie, '2026-11-26')).toMatchObject({ snoozedUntil: '2026-11-26', reminderDate: '2026-11-26' });
  expect(await at('2026-11-26T08:59:00Z')).toEqual([]);
  expect(await at('2026-11-26T09:00:00Z')).toEqual(['Amelie’s birthday is on Saturday']);
  expect(await at('2026-11-26T09:01:00Z')).toEqual([]);
  expect(await view(amelie)).toMatchObject({ snoozedUntil: null, reminderDate: '2026-11-27' });
  expect(await at('2026-11-27T09:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  expect(await at('2027-11-21T09:00:00Z')).toEqual(['Amelie’s birthday is on 28 November']);
});

it('before that day none comes, and on it one, also where it has one anyway', async () => {
  const amelie = await add('Amelie', { month: 11, day: 28 });
  await snooze(amelie, '2026-11-27');
  expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
  expect(await at('2026-11-27T09:00:00Z')).toEqual(['Amelie’s birthday is tomorrow']);
  expect(await at('2026-11-28T09:00:00Z')).toEqual([]);
});

it('can be put off beyond the day itself, and stands with other dates in one message', async () => {
  const amelie = await add('Amelie', { year: 1992, month: 11, day: 28 });
  await add('Theo', { month: 12, day: 6 });
  await at('2026-11-28T10:00:00Z');
  await snooze(amelie, '2026-11-29');
  expect(await at('2026-11-29T09:00:00Z')).toEqual(['2 dates to remember: Amelie and Theo']);
});

it('a day that was missed can be put off until it is too late', async () => {
  const amelie = await add('Amelie', { year: 1992, month: 11, day: 28 });
  await at('2026-11-29T10:00:00Z');
  expect((await snooze(amelie, '2026-11-30', '2026-11-28')).snoozedUntil).toBe('2026-11-30');
  expect(await at('2026-11-30T09:00:00Z')).toEqual(['Amelie turned 34 on Saturday']);
});

it('nothing comes where something was done meanwhile, or the reminders were stopped, or it is taken back', async () => {
  const [amelie, theo, noor] = [
    await add('Amelie', { month: 11, day: 29 }),
    await add('Theo', { month: 11, day: 29 }),
    await add('Noor', { month: 11, day: 29 }),
  ];
  for (const one of [amelie, theo, noor]) await snooze(one, '2026-11-26');
  await member.call('POST /reminder/send/{calendarId}', { params: amelie, body: { handledAs: 'gift' } });
  expect((await view(amelie)).snoozedUntil).toBeNull();
  await member.call('POST /reminder/block/{calendarId}', { params: theo, body: {} });
  expect((await snooze(noor, null)).reminderDate).toBe('2026-11-22');
  expect(await at('2026-11-22T09:00:00Z')).toEqual(['Noor’s birthday is on 29 November']);
  expect(await at('2026-11-26T09:00:00Z')).toEqual([]);
});

it('a date that is changed is no longer put off', async () => {
  const amelie = await add('Amelie', { month: 11, day: 28 });
  await snooze(amelie, '2026-11-26');
  await member.call('PUT /birthday', { body: { ...amelie, date: { month: 12, day: 3 } } });
  expect((await view(amelie)).snoozedUntil).toBeNull();
  expect(await at('2026-11-26T09:00:00Z')).toEqual(['Amelie’s birthday is on 3 December']);
});

it.each([
  ['today', '2026-11-20', undefined, 'until'],
  ['too late for it', '2026-12-02', undefined, 'until'],
  ['of a day on which it does not come', '2026-11-22', '2026-11-27', 'day'],
])('a day that is %s is refused, and nothing changes', async (_, until, day, field) => {
  const amelie = await add('Amelie', { month: 11, day: 28 });
  const body = { until, ...(day === undefined ? {} : { day }) };
  const refused = await member.ask('POST /reminder/snooze/{calendarId}', { params: amelie, body });
  expect(refused).toMatchObject({ status: 422, errors: [{ field, errorCode: 'other-day' }] });
  expect((await view(amelie)).snoozedUntil).toBeNull();
});
