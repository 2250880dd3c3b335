import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

const CARD = 'garden-wreath-birthday';
/** All scripts but the browser entry, which hydrates the page. */
const ALL_BUT_ENTRY = /\/(?!index-|entry-|rolldown-)[^/]*\.js$/;
const nameField = (page: Page) => page.getByLabel('Name on the front');
const sendLink = (page: Page) => page.getByRole('link', { name: 'Send this card' });

/** Opens the page of a card, and holds the scripts at such addresses as a slow network does until `letGo`. */
async function openHeld(scripts: RegExp) {
  const visitor = await visit(browser, product.url, { width: 390 });
  const { page } = visitor;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(routes.card(CARD), { waitUntil: 'commit' });
  return { visitor, page, letGo };
}
/** The entry has run once it asks for the scripts of the page. */
const untilEntryRan = (page: Page) =>
  page.locator('head link[rel="modulepreload"]').first().waitFor({ state: 'attached' });

it('a name that is typed before any script runs is drawn and sent', async () => {
  const { visitor, page, letGo } = await openHeld(/\.js$/);
  await nameField(page).fill('Amelie');
  letGo();
  await page.waitForURL(/=Amelie/);
  expect(await nameField(page).inputValue()).toBe('Amelie');
  expect(await sendLink(page).getAttribute('href')).toContain('=Amelie');
  await visitor.end();
});

it('what is typed and chosen before the page is hydrated counts', async () => {
  const { visitor, page, letGo } = await openHeld(ALL_BUT_ENTRY);
  await untilEntryRan(page);
  await nameField(page).fill('Amelie');
  const swatch = page.getByRole('group', { name: 'Colourway' }).getByRole('radio').nth(1);
  await swatch.check({ force: true });
  const palette = await swatch.inputValue();
  letGo();
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('palette') === palette && searchParams.get('name') === 'Amelie',
  );
  expect(await nameField(page).inputValue()).toBe('Amelie');
  expect(await swatch.isChecked()).toBe(true);
  await visitor.end();
});

it('a link that is pressed before hydration takes along what was typed', async () => {
  const { visitor, page, letGo } = await openHeld(ALL_BUT_ENTRY);
  await untilEntryRan(page);
  await nameField(page).fill('Amelie');
  await sendLink(page).click({ noWaitAfter: true });
  letGo();
  await page.waitForURL(/\/card\/send\/card\?card_send_id=/);
  await expect.poll(() => page.getByLabel(/name on the front/i).inputValue()).toBe('Amelie');
  await visitor.end();
});
