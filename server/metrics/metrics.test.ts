import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Metric } from '#contract/site/metric.ts';
import { MY_CARDS_TYPES, routes, SEND_STEPS } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { METRIC_LIMITS } from './limits.ts';
import { countedPath } from './counted-path.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

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
  test('does not identify anybody, and is shown by day', async () => {
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
    const rows = await app.context.db.selectFrom('page_metrics').selectAll().execute();
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

  test('does not count programs', async () => {
    const before = await app.context.db.selectFrom('page_metrics').selectAll().execute();
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'curl/8.5.0',
      'facebookexternalhit/1.1',
    ])
      expect((await send([{ name: 'page-view', path: '/' }], { 'User-Agent': agent })).data).toEqual({ received: 0 });
    expect(await app.context.db.selectFrom('page_metrics').selectAll().execute()).toHaveLength(before.length);
  });

  test('refuses unknown events', async () => {
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

describe('an address as it is counted', () => {
  const cards = new Set(['wreath-garden']);
  const path = (given: string) => countedPath(given, cards);
  test('keeps the path of public pages: existing categories, cards and names', () => {
    expect(path(routes.cards('birthday', 'for-her'))).toBe('/cards/birthday/for-her');
    expect(path(routes.cards())).toBe('/cards');
    expect(path(routes.cards('no-such-category'))).toBe('/cards/*');
    expect(path(routes.card('wreath-garden', { name: 'Amelie' }))).toBe('/card/view/wreath-garden');
    expect(path(routes.card('no-such-card'))).toBe('/card/view/*');
    expect(path(routes.name('Oliver'))).toBe('/name/Oliver');
    expect(path(routes.name('oliver'))).toBe('/name/Oliver');
    expect(path(routes.name('Rosa Lindqvist'))).toBe('/name/*');
    expect(path('/name/%E0%A4%A')).toBe('/name/*');
  });
  test('keeps the path of a card only if the shop has it', async () => {
    const known = routes.card(SHOP_CARD);
    await send([
      { name: 'page-view', path: known },
      { name: 'page-view', path: routes.card('made-up') },
    ]);
    const rows = await app.context.db
      .selectFrom('page_metrics')
      .select('path')
      .where('path', 'like', '/card/view/%')
      .execute();
    expect(rows.map((row) => row.path).toSorted()).toEqual(['/card/view/*', known].toSorted());
  });
  test('keeps known words, and nothing else', () => {
    expect(path(routes.admin('members', '0192f5c8-1111-7abc-8def-0123456789ab'))).toBe('/admin/members/*');
    expect(path(routes.verifyToken(LINK))).toBe('/verify');
    expect(path(routes.changePassword({ t: LINK, e: 'rosa@example.com' }))).toBe('/change_password');
    expect(path(`/cards/${LINK}`)).toBe('/cards/*');
    expect(path('/rosa@example.com/%2e%2e/x')).toBe('/*/*/*');
    expect(path('')).toBe('/');
    expect(path(`/${'a/'.repeat(90)}`)).toBe('/*/*/*/*/*/*');
  });
  test('distinguishes all pages of the site', () => {
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
    for (const page of pages) expect(countedPath(page, new Set())).toBe(page);
  });
});

describe('what comes from outside', () => {
  const joined: Metric[] = Array.from({ length: 20 }, () => ({
    name: 'registration',
    path: routes.register(),
    variant: 'email',
  }));
  const views: Metric[] = Array.from({ length: 20 }, () => ({ name: 'page-view', path: routes.about() }));
  const countedOf = async (name: Metric['name']) =>
    (await app.context.db.selectFrom('page_metrics').select('metric_id').where('name', '=', name).execute()).length;
  /** Sends until it is refused. */
  async function sendMetrics(metrics: Metric[], visitor = app.visitor()): Promise<void> {
    for (let i = 0; i <= METRIC_LIMITS.network.points / 20; i++) {
      const { status } = await visitor.ask('POST /metrics', { body: { metrics } }, BROWSER);
      if (status === 429) return;
      expect(status).toBe(200);
    }
    expect.fail('it took all of it');
  }
  test('cannot inflate the number of registrations, and does not use up the limit of page views', async () => {
    await sendMetrics(joined);
    expect(await countedOf('registration')).toBeLessThanOrEqual(METRIC_LIMITS.deeds.points);
    expect((await send(views)).status).toBe(200);
  });
  test('cannot inflate the page views from one browser, nor from one network', async () => {
    const before = await countedOf('page-view');
    const guest = app.visitor();
    await guest.call('GET /login');
    await sendMetrics(views, guest);
    expect((await countedOf('page-view')) - before).toBe(METRIC_LIMITS.session.points);
    // Others in that network are counted still, up to what a network has.
    await sendMetrics(views);
    expect((await countedOf('page-view')) - before).toBeLessThanOrEqual(METRIC_LIMITS.network.points);
  });
});
