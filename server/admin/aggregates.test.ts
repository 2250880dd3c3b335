import { afterAll, beforeAll, expect, test } from 'vitest';
import { aggregateMetrics } from '#server/metrics/metrics.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { makeMember, signedIn, type TestMember } from '#tests/factories/member.ts';
import { updateAggregates } from './aggregates.ts';

let app: TestApp;
let ines: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const overview = () => ines.call('GET /admin/overview', { query: { days: 3 } });
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const look = (path: string) =>
  app.visitor().ask('POST /metrics', { body: { metrics: [{ name: 'page-view', path }] } }, BROWSER);

test('members are counted every night, with those who joined since; deleted ones leave the count the next night', async () => {
  const before = (await overview()).totals.members;
  await updateAggregates(app.context.db, app.clock.now() + 1);
  expect((await overview()).totals.members).toBe(before);
  app.clock.advance(1000);
  const { memberId } = await makeMember(app);
  expect((await overview()).totals.members).toBe(before + 1);
  app.clock.advance(1000);
  await updateAggregates(app.context.db, app.clock.now());
  await updateAggregates(app.context.db, app.clock.now());
  expect((await overview()).totals.members).toBe(before + 1);
  await app.context.db.deleteFrom('members').where('member_id', '=', memberId).execute();
  await updateAggregates(app.context.db, app.clock.now());
  expect((await overview()).totals.members).toBe(before);
});

test('past days are aggregated once, and the overview is the same before and after', async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  for (const path of ['/', '/', '/contact']) await look(path);
  app.clock.set('2026-12-02T23:59:59Z');
  await look('/');
  app.clock.set('2026-12-03T00:30:00Z');
  await look('/contact');
  const told = await overview();
  expect(told.metrics.map((one) => [one.date, one.count])).toEqual([
    ['2026-12-01', 3],
    ['2026-12-02', 1],
    ['2026-12-03', 1],
  ]);
  // What was on its way at midnight has an hour to come.
  await aggregateMetrics(app.context.db, app.clock.now());
  const days = () => app.context.db.selectFrom('metric_days').select(['day', 'count']).orderBy('count').execute();
  expect((await days()).map((row) => row.count)).toEqual([1, 2]);
  expect(await overview()).toEqual(told);
  app.clock.advance(3_600_000);
  for (let i = 0; i < 2; i++) await aggregateMetrics(app.context.db, app.clock.now());
  expect((await days()).map((row) => row.count)).toEqual([1, 1, 2]);
  expect(await overview()).toEqual(told);
  // The aggregates replace the rows they were made from.
  await app.context.db.deleteFrom('page_metrics').where('at', '<', new Date('2026-12-03T00:00:00Z')).execute();
  expect(await overview()).toEqual(told);
  expect((await overview()).pages).toEqual([
    { path: '/', count: 3 },
    { path: '/contact', count: 2 },
  ]);
  await aggregateMetrics(app.context.db, app.clock.now() + 400 * 86_400_000);
  expect((await days()).length).toBe(1);
});

test('an administrator with only a password is warned, and one with a passkey is not', async () => {
  expect((await overview()).hasSecondStep).toBe(false);
  await app.context.db
    .insertInto('passkeys')
    .values({
      passkey_id: 'a',
      member_id: ines.memberId,
      public_key: Buffer.alloc(1),
      name: 'Passkey',
      created_at: new Date(app.clock.now()),
    })
    .execute();
  expect((await overview()).hasSecondStep).toBe(true);
});
