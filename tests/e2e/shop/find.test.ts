import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const NOTHING = 'zzzqqq';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search cards' });
/** What the page says it shows: "12 warm birthday cards". */
const said = (page: Page) => page.getByRole('main').locator('output').first().textContent();
/** Opens the search field, which a phone has behind an icon. */
async function openSearch(page: Page, width: number) {
  if (width < 768) await page.getByRole('link', { name: 'Search cards' }).click();
}
async function chooseWarm(page: Page, width: number) {
  const warm = page.getByRole('link', { name: /^Warm / });
  if (width >= 768) return warm.click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Warm / })
    .click();
  await page.waitForURL(/mood=warm/);
  // A press while the drawer is drawn anew, with the new number of cards, may go to a button that is just being replaced.
  await page.getByText(/^\d+ warm cards/).waitFor();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Show / }).click();
  await drawer.waitFor({ state: 'hidden' });
}
/** The titles of the cards on the page. */
const titles = (page: Page) => page.locator('main [data-order] a').allTextContents();

describe.each(widthsFor(390))('at %i pixels', (width) => {
  it('a search is narrowed, a card opened, and the back button returns to the same cards at the same scroll position', async () => {
    const visitor = await visit(browser, product.url, { width });
    const { page } = visitor;
    await page.goto(routes.home());
    await untilHydrated(page);
    await openSearch(page, width);
    await searchField(page).fill('birthday');
    await searchField(page).press('Enter');
    await page.waitForURL(/q=birthday/);
    await page.getByRole('heading', { level: 1, name: 'Birthday cards' }).waitFor();
    const all = await said(page);
    await chooseWarm(page, width);
    await page.waitForURL(/mood=warm/);
    await page.getByText(/^\d+ warm cards for ‘birthday’$/).waitFor();
    const warm = await said(page);
    expect(warm).not.toBe(all);

    await page.getByText(/^Showing 20 of/).scrollIntoViewIfNeeded();
    await page.locator('[data-order="30"]').waitFor();
    // Scroll to the middle of the window, so that a click does not scroll.
    await page.locator('[data-order="30"]').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    const height = await page.evaluate(() => scrollY);
    const before = await page.locator('[data-order="30"]').boundingBox();
    const name = await page.locator('[data-order="30"] a').textContent();
    await page.locator('[data-order="30"] a').click();
    await page.waitForURL(/card\/view/);
    await page.goBack();
    await page.locator('[data-order="30"] a').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
    expect(await page.locator('[data-order="30"] a').textContent()).toBe(name);
    const after = await page.locator('[data-order="30"]').boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await expect.poll(() => said(page)).toBe(warm);

    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('mood'));
    await expect.poll(() => said(page)).toBe(all);
    await visitor.end();
  });

  it('a search without results repeats what was searched for, and every suggestion leads to cards', async () => {
    const visitor = await visit(browser, product.url, { width });
    const { page } = visitor;
    await page.goto(routes.search(NOTHING));
    await untilHydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`No cards for ‘${NOTHING}’`);
    const ways = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(ways.length).toBeGreaterThan(3);
    const empty: string[] = [];
    for (const way of ways)
      if (!(await (await fetch(product.url + way)).text()).includes('data-order="0"')) empty.push(way);
    expect(empty).toEqual([]);
    await visitor.expectAccessible('the empty answer');
    await visitor.end();
  });
});

it('the suggestions work by keyboard alone', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.home());
  await untilHydrated(page);
  const field = searchField(page);
  await field.focus();
  await page.keyboard.type('fox');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await options.first().waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  await visitor.expectAccessible('suggestions');
  await page.keyboard.press('ArrowDown');
  const first = await field.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${first}"]`).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowUp');
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('fox');
  await page.keyboard.press('ArrowDown');
  await options.first().waitFor();
  await page.keyboard.press('ArrowUp');
  const last = (await options.last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/card\/view/);
  await page.getByRole('heading', { level: 1, name: last, exact: true }).waitFor();
  await visitor.end();
});

it('the answer to an older text never replaces the answer to a newer one', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.home());
  await untilHydrated(page);
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/suggestions\?q=cat$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await searchField(page).fill('cat');
  await page.waitForRequest(/suggestions\?q=cat$/);
  await searchField(page).fill('fox');
  await page.getByRole('option', { name: /fox/i }).first().waitFor();
  const late = page.waitForResponse(/suggestions\?q=cat$/);
  letGo();
  await late;
  await visitor.untilSettled();
  expect(await page.getByRole('option', { name: /fox/i }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('option', { name: /^cat/i }).count()).toBe(0);
  await visitor.end();
});

it('what is typed before hydration is searched for', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(routes.home(), { waitUntil: 'commit' });
  await searchField(page).fill('fox');
  letGo();
  await page.getByRole('option', { name: /fox/i }).first().waitFor();
  expect(await searchField(page).inputValue()).toBe('fox');
  await visitor.end();
});

it('menus open, move and close by keyboard, and keep the focus', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.cards('birthday'));
  await untilHydrated(page);
  const opener = page.locator('summary', { hasText: 'Colour' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('list', { name: 'Colour' });
  await menu.waitFor();
  await visitor.expectAccessible('the open menu of colours');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/colour=/);
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await page.waitForURL((url) => url.search === '');
  await visitor.end();
});

it('the filter drawer on a phone updates its count with each choice, and returns the focus', async () => {
  const visitor = await visit(browser, product.url, { width: 390, colorScheme: 'dark' });
  const { page } = visitor;
  await page.goto(routes.cards('birthday'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('link', { name: /^Blue / }).click();
  await page.waitForURL(/colour=blue/);
  await drawer.getByRole('link', { name: /^Blue .*Remove filter/ }).waitFor();
  await visitor.expectAccessible('the drawer of filters');
  await drawer.getByRole('button', { name: /^Show \d+ cards$/ }).click();
  const opener = page.getByRole('button', { name: 'Filters, 1 on' });
  await opener.waitFor();
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await visitor.end();
});

it('works without JavaScript: the search field is a form, filters are links, sorting has a button', async () => {
  const visitor = await visit(browser, product.url, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(routes.home());
  await searchField(page).fill('elefant');
  await searchField(page).press('Enter');
  await page.waitForURL(/cards\?q=elefant/);
  expect(await page.title()).toBe('Elephant cards | Cardamom');
  await page.getByText('Showing results for ‘elephant’ (you typed ‘elefant’)').waitFor();
  await page.goto(routes.cards('birthday'));
  await page.locator('summary', { hasText: 'Style' }).click();
  await page.getByRole('list', { name: 'Style' }).getByRole('link').first().click();
  await page.waitForURL(/style=/);
  await page.getByLabel('Sort').selectOption('new');
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.waitForURL(/style=.*sort=new/);
  expect((await titles(page)).length).toBeGreaterThan(0);
  await visitor.end();
});

it('a name with an occasion leads to cards with that name, and a short result has suggestions', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.search('birthday Oliver'));
  expect(await page.title()).toBe('Birthday cards for Oliver | Cardamom');
  await page.getByRole('link', { name: 'See Oliver on a card' }).click();
  await page.getByRole('heading', { level: 1, name: 'Oliver' }).waitFor();
  await page.goto(routes.search('pizza'));
  expect((await titles(page)).join()).toContain('The pizza oven');
  await page.getByRole('heading', { name: /categories/i }).waitFor();
  await page.getByRole('link', { name: /^fox / }).click();
  await page.getByRole('heading', { level: 1, name: 'Fox cards' }).waitFor();
  expect(await page.getByRole('heading', { name: /categories/i }).count()).toBe(0);
  await visitor.end();
});

it('values that are null or the text null are removed from the address', async () => {
  const response = await fetch(`${product.url}${routes.cards('birthday')}?q=null&mood=warm`, { redirect: 'manual' });
  expect(response.status).toBe(307);
  expect(new URL(response.headers.get('location') ?? '', product.url).search).toBe('?mood=warm');
});
