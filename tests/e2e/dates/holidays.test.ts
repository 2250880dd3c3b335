import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

it.each(screensFor(390))(
  'holidays of two countries are chosen, stand among the reminders, have cards of their own, and are taken out again, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/holidays/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('holidays'));
    await page.goto(routes.reminders());
    await page.getByRole('link', { name: 'Choose your holidays' }).click();
    await page.getByRole('heading', { level: 1, name: 'Which holidays do you celebrate?' }).waitFor();
    await untilHydrated(page);
    const country = page.getByLabel('Country');
    await country.selectOption('United States');
    const remember = (name: string) => page.getByRole('switch', { name: `Remember ${name}`, exact: true });
    await page.getByRole('heading', { name: 'More public holidays: United States' }).waitFor();
    await remember('Mother’s Day').check();
    // By keyboard. What is still being saved when another country is chosen is among those of other countries.
    const saved = Promise.withResolvers<void>();
    await page.route('**/api/1/holidays', async (route) => {
      if (route.request().method() === 'POST') await saved.promise;
      await route.continue();
    });
    await remember('Labour Day').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => remember('Labour Day').isChecked()).toBe(true);
    await country.selectOption('United Kingdom');
    await remember('Labour Day').waitFor({ state: 'detached' });
    saved.resolve();
    await page.getByRole('heading', { name: 'Your holidays from other countries' }).waitFor();
    await page.getByText(/^Monday, in \d+ (weeks|months), United States$/).waitFor();
    await page.unroute('**/api/1/holidays');
    await remember('Mothering Sunday').check();
    await remember('Christmas').check();
    await member.expectAccessible('the choice of holidays');

    // What could not be saved is not shown as if it were.
    const errors = [{ field: 'general', errorMessage: 'Your calendar is full.', errorCode: 'too-many' }];
    await page.route('**/api/1/holidays', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 409, json: { errors } }) : route.fallback(),
    );
    await remember('Easter').click();
    await page.getByText('Your calendar is full.').waitFor();
    await expect.poll(() => remember('Easter').isChecked()).toBe(false);
    await page.unroute('**/api/1/holidays');

    await page.getByRole('link', { name: 'See your holidays' }).click();
    await page.getByRole('link', { name: 'Choose a card for Christmas' }).waitFor();
    const { results } = await callApi(page, 'GET /reminder', { query: { type: 'holiday' } });
    expect(results.map(({ calendarName }) => calendarName).toSorted()).toEqual([
      'Christmas',
      'Labour Day',
      'Mothering Sunday',
      'Mother’s Day',
    ]);
    await member.expectAccessible('the holidays of a member');

    await page.getByRole('link', { name: 'Choose a card for Christmas' }).click();
    await page.getByRole('complementary', { name: 'For Christmas' }).waitFor();
    await page.getByText(/cards for ‘christmas’/).waitFor();
    expect(await page.title()).toBe('Holiday cards For Christmas | Cardamom');

    await page.goto(routes.addHolidays());
    await untilHydrated(page);
    await remember('Christmas').uncheck();
    await remember('Mother’s Day').uncheck();
    await page.getByRole('link', { name: 'See your holidays' }).click();
    await page.getByRole('link', { name: 'Choose a card for Mothering Sunday' }).waitFor();
    await page.getByRole('link', { name: 'Choose a card for Christmas' }).waitFor({ state: 'detached' });
    await member.end();
  },
);
