import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { ROUTE_TABLE } from './route-table.ts';
import { POLL_BY_TIMER, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

let cardId = '';
beforeAll(async () => {
  const reply = (await (
    await fetch(`${product.url}/api/1/cards?limit=1`, { headers: { 'X-Api-Token': 'cardamom-web' } })
  ).json()) as { data: { results: { cardId: string }[] } };
  cardId = reply.data.results[0]?.cardId ?? '';
});

/** Addresses that are not in the route table: their headings, and their status. */
const PAGES: { path: string; title: RegExp; status?: number }[] = [
  { path: `${routes.cards('birthday')}?mood=warm&colour=blue`, title: /birthday cards/i },
  { path: `${routes.cards()}?q=elefant`, title: /^Elephant cards/ },
  { path: '/wedding/browse', title: /not found/i, status: 404 },
  { path: '/no/such/page', title: /not found/i, status: 404 },
  // The link of a text message, cut off.
  { path: routes.textLink('A'.repeat(30)), title: /not found/i, status: 404 },
  { path: routes.birthdayRequest('ask').replace('ask', 'no-such-step'), title: /not found/i, status: 404 },
];

describe.each(PAGES)('$path', ({ path, title, status = 200 }) => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('is whole and accessible at %i pixels in the %s', async (width, colorScheme) => {
    const visitor = await visit(browser, product.url, {
      width,
      colorScheme,
      ...(status === 200 ? {} : { expectedFailures: /./ }),
    });
    const { page } = visitor;
    await page.addInitScript(() => {
      let stood = false;
      function atFrame() {
        const stands = document.querySelector('h1') !== null;
        if (stood && !stands) document.documentElement.dataset['gone'] = '';
        stood ||= stands;
        requestAnimationFrame(atFrame);
      }
      requestAnimationFrame(atFrame);
    });
    const response = await page.goto(path);
    await untilHydrated(page);
    await visitor.untilSettled();
    expect(response?.status()).toBe(status);
    // The server's markup stays visible during hydration.
    expect(await page.locator('html').getAttribute('data-gone')).toBeNull();
    expect(await page.title()).toMatch(title);
    expect((await page.title()).length).toBeLessThanOrEqual(121);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await visitor.expectAccessible(path);
    await visitor.end();
  });
});

/** The comment that React writes in place of a part that threw or was deferred. The browser renders it again, and reports error 419. */
const UNFINISHED_MARKER = /<!--\$[!?~]-->/;

it('no page is sent with a part that the server did not finish', async () => {
  const paths = Object.values(ROUTE_TABLE)
    .flat()
    .flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
  const unfinished: string[] = [];
  for (const path of [...paths, ...PAGES.map((page) => page.path), routes.card(cardId)])
    if (UNFINISHED_MARKER.test(await (await fetch(product.url + path, { redirect: 'manual' })).text()))
      unfinished.push(path);
  expect(unfinished).toEqual([]);
});

it('the page for an unknown address has the words of the specification', async () => {
  const visitor = await visit(browser, product.url, { expectedFailures: /./ });
  const { page } = visitor;
  await page.goto('/no/such/page');
  await page.getByText('The page your are looking for was moved, removed or never existed.').waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`${product.url}/`);
  await visitor.end();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('prints the card and its name on a sheet in the light theme, without the rest of the shop', async () => {
  const visitor = await visit(browser, product.url, { colorScheme: 'dark' });
  const { page } = visitor;
  await page.goto(routes.card(cardId));
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(ink);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const around = page.locator('header, footer, nav, [data-foot-bar], section:has(#related), input');
  expect(await around.filter({ visible: true }).count()).toBe(0);
  // A4 with margins of a centimetre.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBe(1);
  await visitor.end();
});

it('the sign-in form is beside the card in progress from the first frame', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.sendCard(cardId));
  await page.waitForURL(/card_send_id/);
  await page.waitForFunction(
    () => Object.keys(localStorage).some((key) => key.startsWith('cardamom:draft:')),
    undefined,
    POLL_BY_TIMER,
  );
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(routes.login());
  await page.getByText('is saved').waitFor();
  await untilHydrated(page);
  expect(
    await page.evaluate(() => (globalThis as typeof globalThis & { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.02);
  await visitor.end();
});

it('a page that was scrolled before hydration stays where its reader is', async () => {
  const visitor = await visit(browser, product.url, { width: 390, withoutPictures: true });
  const { page } = visitor;
  const scrolled = Promise.withResolvers<void>();
  await page.route('**/assets/base-*.js', async (route) => {
    await scrolled.promise;
    await route.continue();
  });
  await page.goto(routes.about(), { waitUntil: 'domcontentloaded' });
  // Text in another font is longer, and what is below it moves.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 300));
  scrolled.resolve();
  await untilHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await visitor.end();
});
