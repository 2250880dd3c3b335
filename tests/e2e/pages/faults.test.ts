import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ClientError } from '#contract/site/debug.ts';
import { routes } from '#shared/routes.ts';
import { VERSION } from '#shared/version.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { registerInBrowser } from '#tests/e2e/support/member.ts';
import { untilHydrated, trackPage } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** What a page does when a part of it fails (specification, section 8). */

/** A page without a service worker, so that its requests can be intercepted; and the errors that it reports. */
async function visitToFail(): Promise<{ page: Page; reports: ClientError[]; end: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  trackPage(page);
  const reports: ClientError[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/1/debug')) reports.push(JSON.parse(request.postData() ?? '{}') as ClientError);
  });
  return { page, reports, end: () => context.close() };
}

it('a screen that cannot be loaded is tried six times, a second apart; then the page says so, reports it, and can be reloaded', async () => {
  const { page, reports, end } = await visitToFail();
  const asked: number[] = [];
  await page.route(/\/assets\/infographic[^/]*\.js$/, async (route) => {
    asked.push(Date.now());
    await route.abort();
  });
  await page.goto(routes.home());
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our cards in numbers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Oops, sorry' }).waitFor();
  await page.getByText('Something went wrong on our end').waitFor();
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect((asked.at(-1) ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(4900);
  await expect.poll(() => reports.map(({ type }) => type)).toContain('render');
  const report = reports.find(({ type }) => type === 'render');
  expect(report?.error).toMatch(/Loading chunk \S*infographic\S* failed after 5 retries/);
  expect(report?.version).toBe(VERSION);
  expect(report?.build).toMatch(/./);
  expect(report?.url).toBe(product.url + routes.infographic());
  expect(report?.agent).toMatch(/Chrome/);
  expect(Date.parse(report?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(report?.dimensions).toEqual({ width: 1280, height: 720 });
  expect(Array.isArray(report?.parsedStack)).toBe(true);
  expect(report?.componentStack).toContain('\n    at ');

  await page.unroute(/\/assets\/infographic[^/]*\.js$/);
  await page.getByRole('button', { name: 'Reload App' }).click();
  await page.getByRole('heading', { name: /cards in numbers/ }).waitFor();
  await end();
});

it('is reported when only the address of error reports can be reached', async () => {
  const { page, reports, end } = await visitToFail();
  const report = page.waitForResponse(/\/assets\/error-report[^/]*\.js$/);
  await page.goto(routes.home());
  await untilHydrated(page);
  // Settled, before anything failed.
  await (await report).finished();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our cards in numbers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Oops, sorry' }).waitFor();
  await expect.poll(() => reports.map(({ error }) => error).join()).toMatch(/Loading chunk .* failed after 5 retries/);
  await end();
});

it('an answer without a list of cards is shown as an error and reported, and can be tried again', async () => {
  const { page, reports, end } = await visitToFail();
  await page.goto(routes.home());
  await untilHydrated(page);
  await page.route('**/api/1/cards?**', (route) => route.fulfill({ json: { data: { total: 3 } } }));
  await page
    .locator(`main a[href="${routes.cards('birthday')}"]`)
    .first()
    .click();
  await page.getByRole('alert').getByText('There was a problem retrieving your data').waitFor();
  await page.getByRole('heading', { level: 1, name: /birthday/i }).waitFor();
  expect(await page.getByRole('heading', { name: 'Oops, sorry' }).count()).toBe(0);
  await expect.poll(() => reports.map(({ type }) => type)).toContain('list');
  // Nothing is known of the category, so the page says only that.
  const main = page.getByRole('main');
  await main.getByText('There was a problem retrieving your data. Check your connection').waitFor();
  expect(await main.getByText(/no cards|0 cards|being filled/i).count()).toBe(0);
  await page.unroute('**/api/1/cards?**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await main.getByText(/^Showing 20 of/).waitFor();

  // The second page may lack its list too. The cards that are shown stay.
  await page.route('**/api/1/cards?**', (route) => route.fulfill({ json: { data: { total: 3 } } }));
  await main.getByText(/^Showing 20 of/).scrollIntoViewIfNeeded();
  await main.getByText('There was a problem retrieving your data. Check your connection').waitFor();
  await main.getByText(/^Showing 20 of/).waitFor();
  await page.unroute('**/api/1/cards?**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await main.getByText(/^Showing 40 of/).waitFor();
  await end();
});

it('a member’s list that cannot be loaded is not shown as empty', async () => {
  const { page, reports, end } = await visitToFail();
  await registerInBrowser(page, product.url, newAddress('listless'));
  const main = page.getByRole('main');
  for (const [path, list, empty] of [
    [routes.reminders(), 'my_cards', 'No dates yet'],
    [routes.addressBook(), 'contacts', 'No contacts yet'],
    [routes.myCards('sent'), 'my_cards', 'Nothing sent yet'],
  ] as const) {
    await page.route(`**/api/1/${list}?**`, (route) => route.fulfill({ json: { data: { total: 1 } } }));
    await page.goto(path);
    await main.getByText('There was a problem retrieving your data. Check your connection').waitFor();
    expect(await main.getByText(empty).count()).toBe(0);
    await page.unroute(`**/api/1/${list}?**`);
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByText(empty).first().waitFor();
  }
  expect(reports.map(({ type }) => type)).toContain('list');
  await end();
});

it('a part that fails is left out and reported, and the rest of the page stays', async () => {
  const { page, reports, end } = await visitToFail();
  await registerInBrowser(page, product.url, newAddress('faulty'));
  // An invalid answer: the account menu cannot count cards that are missing.
  await page.route('**/api/1/login', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { user: object } };
    reply.data.user = { ...reply.data.user, favoriteCards: null };
    await route.fulfill({ response: answer, json: reply });
  });
  await page.goto(routes.about());
  await expect.poll(() => reports.map(({ type }) => type)).toContain('component');
  expect(reports.find(({ type }) => type === 'component')?.componentStack).toContain('at ');
  expect(await page.getByRole('heading', { name: 'Oops, sorry' }).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Group cards' }).click();
  await page.getByRole('heading', { level: 1, name: /One card from everyone/ }).waitFor();
  await end();
});
