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
  await member.call('POST /account/settings', { body: { reminderHour: 9, reminderLeads: [7] } });
  await member.call('POST /birthday', { body: { name: 'Amelie', date: { month: 11, day: 28 } } });
  app.mailer.sent.length = 0;
  app.clock.set('2026-11-21T09:00:00Z');
  await app.deliver();
});

/** The query of the link of the reminder that came. */
function link(): Record<'r' | 't' | 'e', string> {
  const [mail] = app.mailer.sent.filter(({ to }) => to.address === member.email);
  const { searchParams } = new URL(/\S+\/birthday\/suggestions\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const part = (name: string) => searchParams.get(name) ?? '';
  return { r: part('r'), t: part('t'), e: part('e') };
}
async function figures() {
  const admin = await signedIn(app, { role: 'admin' });
  const { metrics } = await admin.call('GET /admin/overview', { query: { days: 1 } });
  const count = (name: string) => metrics.filter((one) => one.name === name).reduce((sum, one) => sum + one.count, 0);
  return { sent: count('reminder-sent'), opened: count('reminder-opened') };
}

it('is counted when it was sent, and once when somebody comes by its link', async () => {
  const before = await figures();
  expect(before.sent).toBeGreaterThan(0);
  const by = app.visitor();
  expect(await by.call('POST /reminder/opened', { body: link() })).toEqual({ isFirst: true });
  expect(await by.call('POST /reminder/opened', { body: link() })).toEqual({ isFirst: false });
  expect(await figures()).toEqual({ sent: before.sent, opened: before.opened + 1 });
});

it('is its member’s: with the link of somebody else nothing is counted', async () => {
  const before = await figures();
  const { r } = link();
  const other = await signedIn(app);
  expect(await other.call('POST /reminder/opened', { body: { r } })).toEqual({ isFirst: false });
  expect((await app.visitor().ask('POST /reminder/opened', { body: { r } })).status).toBe(401);
  expect(await figures()).toEqual(before);
});
