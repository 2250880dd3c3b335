import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { untilAlive, visit } from './visit.ts';

let product: Product;
let browser: Browser;
let cardId = '';
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const reply = (await (
    await fetch(`${product.url}/api/1/cards?limit=1`, { headers: { 'X-Api-Token': 'cardamom-web' } })
  ).json()) as { data: { results: { cardId: string }[] } };
  cardId = reply.data.results[0]?.cardId ?? '';
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Every page that a visitor can reach by an address alone: what it is called, and what it answers. */
const PAGES: { path: () => string; title: RegExp; status?: number }[] = [
  { path: () => '/', title: /4500\+ online greeting cards/i },
  { path: () => '/cards', title: /cards/i },
  { path: () => '/cards/birthday', title: /birthday cards/i },
  { path: () => '/cards/anniversary', title: /anniversary cards/i },
  { path: () => '/cards/holidays', title: /holiday/i },
  { path: () => '/cards/birthday?mood=warm&colour=blue', title: /birthday cards/i },
  { path: () => '/cards?q=elefant', title: /^Elephant cards/ },
  { path: () => '/birthday/browse', title: /birthday cards/i },
  { path: () => '/anniversary/suggestions', title: /anniversary cards/i },
  { path: () => '/holiday/browse', title: /holiday cards/i },
  { path: () => '/poply', title: /send a card back/i },
  { path: () => '/wedding/browse', title: /not found/i, status: 404 },
  { path: () => `/card/view/${cardId}`, title: /./ },
  { path: () => '/open', title: /open/i },
  { path: () => '/testing', title: /./ },
  { path: () => `/card/send/card?card=${cardId}`, title: /./ },
  { path: () => `/card/read/${'A'.repeat(22)}`, title: /./, status: 404 },
  { path: () => '/no/such/page', title: /not found/i, status: 404 },
  { path: () => '/birthday/request/no-such-step', title: /not found/i, status: 404 },
];

describe.each(PAGES)('$title', ({ path, title, status = 200 }) => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('is whole and accessible at %i pixels in the %s', async (width, colorScheme) => {
    const visitor = await visit(browser, product.url, {
      width,
      colorScheme,
      ...(status === 200 ? {} : { mayFail: /./ }),
    });
    const { page } = visitor;
    const response = await page.goto(path());
    await page.waitForLoadState('networkidle');
    expect(response?.status()).toBe(status);
    expect(await page.title()).toMatch(title);
    expect((await page.title()).length).toBeLessThanOrEqual(121);
    expect(await page.locator('h1').count()).toBe(1);
    // Nothing wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await visitor.expectAccessible(path());
    await visitor.end();
  });
});

it('the page that is not there says so in the words of the specification', async () => {
  const visitor = await visit(browser, product.url, { mayFail: /./ });
  const { page } = visitor;
  await page.goto('/no/such/page');
  await page.getByText('The page your are looking for was moved, removed or never existed.').waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`${product.url}/`);
  await visitor.end();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('the form of the door stands at once where it stands beside the card in hand', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.sendCard(cardId));
  await page.waitForURL(/card_send_id/);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('cardamom:draft:')));
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(routes.login());
  await page.getByText('is kept').waitFor();
  await untilAlive(page);
  expect(
    await page.evaluate(() => (globalThis as typeof globalThis & { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.02);
  await visitor.end();
});
