import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Metric } from '#contract/metric.ts';
import { MY_CARDS_TYPES, routes, SEND_STEPS } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { routePattern } from './route-pattern.ts';

let app: TestApp;
let ines: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const LINK = 'k7qm2dk7qm2dk7qm2dk7qm';
const send = (metrics: Metric[], headers: Record<string, string> = BROWSER) =>
  app.visitor().ask('POST /metrics', { body: { metrics } }, headers);

describe('what is counted', () => {
  test('says nothing of who it was, and shows day by day', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    await send([{ name: 'page-view', path: routes.home() }]);
    app.clock.set('2026-11-21T12:00:00Z');
    const { data } = await send([
      { name: 'page-view', path: routes.home() },
      { name: 'page-view', path: routes.read(LINK, LINK) },
      { name: 'login', path: routes.login(), variant: 'google' },
      { name: 'web-vital', path: routes.home(), variant: 'LCP', value: 900 },
      { name: 'web-vital', path: routes.home(), variant: 'LCP', value: 1100 },
    ]);
    expect(data).toEqual({ received: 5 });
    const rows = await app.outside.db.selectFrom('page_metrics').selectAll().execute();
    expect(rows).toHaveLength(6);
    expect(JSON.stringify(rows)).not.toContain('k7qm');
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['at', 'metric_id', 'name', 'path', 'value', 'variant']);
    const { metrics, pages, vitals } = await ines.call('GET /admin/overview', { query: { days: 2 } });
    expect(metrics).toEqual([
      { date: '2026-11-20', name: 'page-view', variant: '', count: 1 },
      { date: '2026-11-21', name: 'login', variant: 'google', count: 1 },
      { date: '2026-11-21', name: 'page-view', variant: '', count: 2 },
    ]);
    expect(pages).toEqual([
      { path: '/', count: 2 },
      { path: '/card/read/*/*', count: 1 },
    ]);
    expect(vitals).toEqual([{ name: 'LCP', median: 1000, p75: 1050, count: 2 }]);
    expect((await ines.call('GET /admin/overview', { query: { days: 1 } })).metrics).toHaveLength(2);
  });

  test('needs no session and makes none', async () => {
    const visitor = app.visitor();
    await visitor.ask('POST /metrics', { body: { metrics: [{ name: 'page-view', path: '/' }] } }, BROWSER);
    expect(visitor.cookies.size).toBe(0);
  });

  test('leaves out programs', async () => {
    const before = await app.outside.db.selectFrom('page_metrics').selectAll().execute();
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'curl/8.5.0',
      'facebookexternalhit/1.1',
    ])
      expect((await send([{ name: 'page-view', path: '/' }], { 'User-Agent': agent })).data).toEqual({ received: 0 });
    expect(await app.outside.db.selectFrom('page_metrics').selectAll().execute()).toHaveLength(before.length);
  });

  test('refuses what is no count of ours', async () => {
    const status = async (metrics: unknown[]) => (await send(metrics as Metric[])).status;
    expect(await status([])).toBe(422);
    expect(await status(Array.from({ length: 21 }, () => ({ name: 'page-view', path: '/' })))).toBe(422);
    expect(await status([{ name: 'spending', path: '/' }])).toBe(422);
    expect(await status([{ name: 'page-view', path: '/', variant: '<script>' }])).toBe(422);
    expect(await status([{ name: 'page-view', path: '/', variant: 'google' }])).toBe(422);
    expect(await status([{ name: 'login', path: '/', variant: 'carrier-pigeon' }])).toBe(422);
    expect(await status([{ name: 'login', path: '/' }])).toBe(422);
    expect(await status([{ name: 'web-vital', path: '/', variant: 'link', value: 1 }])).toBe(422);
    expect(await status([{ name: 'web-vital', path: '/', variant: 'LCP', value: -1 }])).toBe(422);
    expect(await status([{ name: 'web-vital', path: '/', variant: 'LCP', value: 1 }])).toBe(200);
  });
});

describe('an address as the kind of its page', () => {
  test('keeps our words and the shelves of the shop, and nothing else', () => {
    expect(routePattern(routes.cards('birthday', 'for-her'))).toBe('/cards/birthday/for-her');
    expect(routePattern(routes.card('wreath-garden', { name: 'Amelie' }))).toBe('/card/view/*');
    expect(routePattern(routes.name('Oliver'))).toBe('/name/*');
    expect(routePattern(routes.admin('members', '0192f5c8-1111-7abc-8def-0123456789ab'))).toBe('/admin/members/*');
    expect(routePattern(routes.verifyToken(LINK))).toBe('/verify');
    expect(routePattern(routes.changePassword({ t: LINK, e: 'rosa@example.com' }))).toBe('/change_password');
    expect(routePattern(`/cards/${LINK}`)).toBe('/cards/*');
    expect(routePattern('/rosa@example.com/%2e%2e/x')).toBe('/*/*/*');
    expect(routePattern('')).toBe('/');
    expect(routePattern(`/${'a/'.repeat(90)}`)).toBe('/*/*/*/*/*/*');
  });
  test('keeps every page of the site apart', () => {
    const pages = [
      routes.home(),
      routes.login(),
      routes.account(),
      routes.emailSettings(),
      routes.remindersPrintView(),
      routes.addBirthdayByHand(),
      routes.birthdayRequest('howto'),
      routes.giftCard(),
      routes.offline(),
      routes.company(),
      ...SEND_STEPS.map((step) => routes.send(step)),
      ...MY_CARDS_TYPES.map((type) => routes.myCards(type)),
    ];
    for (const page of pages) expect(routePattern(page)).toBe(page);
  });
});
