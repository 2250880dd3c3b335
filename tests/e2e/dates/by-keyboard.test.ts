import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

/** What a screen reader says after the name of the focused field. */
const saidAtFocus = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
/** The day of the calendar that has the focus, `YYYY-MM-DD`. */
const focusedDay = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : undefined,
  );
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe.each(screensFor(390))('dates by keyboard alone, at $width pixels', ({ width, colorScheme }) => {
  const other = colorScheme === 'dark' ? 'light' : 'dark';

  it('are added, changed, removed and put back', async () => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/birthday/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('keys'));
    const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const [year = 0, month = 1, day = 1] = later(date, 3).split('-').map(Number);
    const press = async (role: 'link' | 'button', name: string | RegExp, back = false) => {
      await tabUntilFocused(page, page.getByRole(role, { name, exact: true }), { back });
      await page.keyboard.press('Enter');
    };

    await page.goto(routes.reminders());
    await page.getByText('No dates yet').waitFor();
    await press('link', 'Add a birthday');
    await page.getByRole('heading', { level: 1, name: 'Add one birthday' }).waitFor();
    await untilHydrated(page);
    await expect.poll(() => describeFocus(page)).toBe('h1 Add one birthday');

    // What is wrong is said at the field that it is about, and that field has the focus.
    await press('button', 'Save');
    await page.getByText('Enter a name.').waitFor();
    expect([await describeFocus(page), await saidAtFocus(page)]).toEqual([
      'input Whose birthday is it?',
      'Enter a name.',
    ]);
    await page.keyboard.type('Amelie');
    await tabUntilFocused(page, page.getByRole('combobox', { name: 'Day' }));
    await page.keyboard.type(String(day));
    await tabUntilFocused(page, page.getByRole('combobox', { name: 'Month' }));
    await page.keyboard.type(new Date(Date.UTC(year, month - 1)).toLocaleDateString('en', { month: 'long' }));
    await tabUntilFocused(page, page.getByRole('textbox', { name: 'Year' }));
    await page.keyboard.type('soon');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a year in digits, or leave it empty.').waitFor();
    expect([await describeFocus(page), await saidAtFocus(page)]).toEqual([
      'input Year',
      'Enter a year in digits, or leave it empty.',
    ]);
    await member.expectAccessible('a wrong year');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(year - 36));
    await page.keyboard.press('Enter');

    // Afterwards the focus is at the top of the list, and what happened is said.
    const dates = page.getByRole('region', { name: 'Your dates' });
    await dates.getByText('Turns 36, in 3 days').waitFor();
    await page.getByRole('status').getByText('Amelie’s birthday is saved.').waitFor();
    await expect.poll(() => describeFocus(page)).toBe('h1 Your reminders');

    // The kinds keep the focus while their dates are loaded.
    await press('link', 'Birthdays 1');
    await page.waitForURL(/type=birthday/);
    await dates.getByText('Turns 36, in 3 days').waitFor();
    expect(await describeFocus(page)).toBe('a Birthdays1');
    await press('link', 'Change Amelie’s birthday');
    await page.getByRole('heading', { level: 1, name: 'Amelie’s birthday' }).waitFor();
    await tabUntilFocused(page, page.getByRole('textbox', { name: 'Whose birthday is it?' }));
    await page.keyboard.press('End');
    await page.keyboard.type(' Rose');
    await page.keyboard.press('Enter');
    await dates.getByRole('link', { name: 'Change Amelie Rose’s birthday' }).waitFor();
    await press('link', 'Change Amelie Rose’s birthday');
    await page.getByRole('heading', { level: 1, name: 'Amelie Rose’s birthday' }).waitFor();
    await press('button', 'Remove');
    await page.getByText('Amelie Rose’s birthday is removed.').waitFor();
    await page.getByText('No dates yet').waitFor();
    await press('button', 'Undo', true);
    await dates.getByRole('link', { name: 'Change Amelie Rose’s birthday' }).waitFor();
    expect(await describeFocus(page)).not.toBe('body');
    await member.expectAccessible('the list', other);
    await member.end();
  });

  it('are found in the calendar, whose days open and close', async () => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('walker'));
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const [year = 0, month = 1, day = 1] = later(today, 9).split('-').map(Number);
    for (const name of ['Amelie', 'Ida'])
      await callApi(page, 'POST /birthday', { body: { name, date: { year: year - 36, month, day } } });
    await page.goto(routes.calendar());
    const press = (key: string) => page.keyboard.press(key);

    // Tab leads to today; from there keys lead on, across the ends of months.
    const now = page.locator('[aria-current="date"]');
    await now.waitFor();
    await tabUntilFocused(page, now);
    await press('ArrowDown');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(await focusedDay(page)).toBe(later(today, 9));
    const named = page.locator(`[data-date="${later(today, 9)}"]`);
    await expect.poll(() => named.getAttribute('aria-label')).toContain(', Amelie turns 36, Ida turns 36');
    expect(await named.getAttribute('aria-label')).toMatch(new RegExp(`^\\w+day ${day} \\w+, `));
    await member.expectAccessible('the calendar', other);
    await page.emulateMedia({ colorScheme });

    await press('PageDown');
    const next = await focusedDay(page);
    expect(next?.slice(0, 7)).toBe(later(`${later(today, 9).slice(0, 7)}-28`, 7).slice(0, 7));
    expect(
      await page
        .getByRole('grid')
        .filter({ has: page.locator(':focus') })
        .count(),
    ).toBe(1);
    await press('PageUp');
    await press('End');
    await press('Home');
    expect(new Date(`${await focusedDay(page)}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(await page.locator('[data-date][tabindex="0"]').count()).toBe(1);

    // A day opens with what is on it, and gives the focus back.
    for (let steps = 0; (await focusedDay(page)) !== later(today, 9) && steps < 40; steps++) await press('ArrowRight');
    await press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Turns 36, in 9 days').first().waitFor();
    expect(await drawer.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await member.expectAccessible('a day', other);
    await page.emulateMedia({ colorScheme });
    await press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await focusedDay(page)).toBe(later(today, 9));

    // From a day leads a way to a birthday on it.
    await press('Space');
    await drawer.getByText('Turns 36, in 9 days').first().waitFor();
    await drawer.evaluate(async (panel) => {
      await Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    await tabUntilFocused(page, drawer.getByRole('link', { name: 'Add a birthday' }));
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Add one birthday' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Day' }).inputValue()).toBe(String(day));
    expect(await page.getByRole('combobox', { name: 'Month' }).inputValue()).toBe(String(month - 1));
    await member.end();
  });
});

it('asks for a date, and writes it, in the order of the account', async () => {
  const member = await visit(browser, product.url, { width: 390 });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('order'));
  await callApi(page, 'POST /birthday', { body: { name: 'Theo', date: { month: 12, day: 9 } } });
  const labels = () => page.getByRole('group', { name: 'When were they born?' }).locator('label').allInnerTexts();
  await page.goto(routes.addBirthdayByHand('2027-02-28'));
  await page.getByRole('combobox', { name: 'Day' }).waitFor();
  expect(await labels()).toEqual(['Day', 'Month', 'Year']);
  await callApi(page, 'POST /account/settings', { body: { dateOrder: 'month-day' } });
  await page.reload();
  await page.getByRole('combobox', { name: 'Day' }).waitFor();
  expect(await labels()).toEqual(['Month', 'Day', 'Year']);
  await page.goto(routes.remindersPrintView());
  await page.getByText(/^\w{3}, Dec 9, \d{4}$/).waitFor();
  await member.end();
});
