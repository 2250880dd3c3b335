import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

describe.each(screensFor(390))('birthdays, at $width pixels', ({ width, colorScheme }) => {
  it('are added by hand, listed with the next one first, changed, removed and put back', async () => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/birthday/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('keeper'));
    await page.goto(routes.reminders());
    await page.getByText('No dates yet').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Add a birthday' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Add one birthday' }).waitFor();

    // What is wrong is said at its field, which gets the focus; what was typed is still there after a reload.
    const day = page.getByRole('combobox', { name: 'Day' });
    const year = page.getByRole('textbox', { name: 'Year' });
    const name = page.getByRole('textbox', { name: 'Whose birthday is it?' });
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a name.').waitFor();
    expect(await describeFocus(page)).toContain('Whose birthday is it?');
    await name.fill('Amelie');
    await day.selectOption('29');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
    await year.fill('1999');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This month has no such day.').waitFor();
    expect(await day.getAttribute('aria-invalid')).toBe('true');
    await member.expectAccessible('a date that there was not');
    await page.reload();
    await untilHydrated(page);
    expect([await name.inputValue(), await day.inputValue(), await year.inputValue()]).toEqual([
      'Amelie',
      '29',
      '1999',
    ]);

    // Without the year the day is possible, and it is asked when it comes in other years.
    await year.fill('');
    await page.getByRole('combobox', { name: 'In years without a 29 February' }).selectOption('On 1 March');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await page.getByText('Amelie’s birthday is saved.').waitFor();
    await expect.poll(() => name.inputValue()).toBe('');
    expect(await describeFocus(page)).toContain('Whose birthday is it?');
    await name.fill('Sam');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dates = page.getByRole('region', { name: 'Your dates' });
    const shown = async () => (await dates.getByRole('link', { name: /^Change / }).allInnerTexts()).join(', ');
    await expect.poll(shown).toBe('Amelie, Sam');
    await dates.getByText('Birthday, date unknown').waitFor();
    await callApi(page, 'POST /anniversary', { body: { name: 'Mum and Dad', date: { year: 1976, month: 6, day: 1 } } });

    // The date of Sam is added: born four years ago tomorrow, they come first.
    await dates.getByRole('link', { name: 'Add the date of Sam’s birthday' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sam’s birthday' }).waitFor();
    const tomorrow = await page.evaluate(() => {
      const date = new Date(Date.now() + 86_400_000);
      return { day: String(date.getDate()), month: date.getMonth(), year: String(date.getFullYear() - 4) };
    });
    await day.selectOption(tomorrow.day);
    await page.getByRole('combobox', { name: 'Month' }).selectOption(String(tomorrow.month));
    await year.fill(tomorrow.year);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await dates.getByText('Turns 4, tomorrow').waitFor();
    await member.expectAccessible('dates that are kept');
    expect((await shown()).startsWith('Sam, ')).toBe(true);
    await page.getByRole('link', { name: 'Anniversaries 1' }).click();
    await expect.poll(shown).toBe('Mum and Dad');
    await page.getByRole('link', { name: 'All 3' }).click();

    await dates.getByRole('link', { name: 'Change Sam’s birthday' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Sam’s birthday is removed.').waitFor();
    await expect.poll(shown).not.toContain('Sam');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shown).toContain('Sam');
    await member.end();
  });
});

it('a day that is somebody else’s, or was removed, is said not to be in the calendar', async () => {
  const owner = await visit(browser, product.url);
  await registerInBrowser(owner.page, product.url, newAddress('owner'));
  const { calendar } = await callApi(owner.page, 'POST /birthday', {
    body: { name: 'Theo', date: { month: 5, day: 4 } },
  });
  await owner.end();
  const other = await visit(browser, product.url, { width: 390, expectedFailures: /api\/1\/calendar/ });
  await registerInBrowser(other.page, product.url, newAddress('other'));
  for (const id of [calendar.calendarId, 'nonsense']) {
    await other.page.goto(`${routes.addBirthdayByHand()}?calendar_id=${id}`);
    await other.page.getByText('This day is not in your calendar').waitFor();
    expect(await other.page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  }
  await other.end();
});

it('the birthday of whom a card came from is added from the card, with their name', async () => {
  const reader = await visit(browser, product.url, { width: 390 });
  const { page } = reader;
  await page.goto(`${await sendCard()}?open=1`);
  await page.getByRole('link', { name: 'Remember Rosa’s birthday' }).click();
  // Whoever has no account makes one, and comes back to it.
  await page.waitForURL((url) => url.pathname === routes.login());
  await registerInBrowser(page, product.url, newAddress('noor'));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Add one birthday' }).waitFor();
  expect(new URL(page.url()).search).toBe('?name=Rosa');
  const name = page.getByRole('textbox', { name: 'Whose birthday is it?' });
  await expect.poll(() => name.inputValue()).toBe('Rosa');
  await reader.end();
});
