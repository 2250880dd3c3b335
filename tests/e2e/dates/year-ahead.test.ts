import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button, goTo } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit, waitForMail } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

/** Somebody with a birthday so many days from now. */
async function addPerson(page: Page, name: string, days: number, email?: string): Promise<void> {
  const day = Temporal.Now.plainDateISO('UTC').add({ days });
  const emails = email === undefined ? [] : [email];
  const { contact } = await callApi(page, 'POST /contacts', { body: { name, emails } });
  const date = { year: day.year - 34, month: day.month, day: day.day };
  await callApi(page, 'POST /birthday', { body: { contactId: contact.contactId, date } });
}

it.each(screensFor(390))(
  'cards for several people are planned by keyboard, one without an address, and one is taken back, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme, expectedFailures: /api\/1\/year/ });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('planner'));
    await addPerson(page, 'Amelie Fontaine', 20, newAddress('amelie'));
    await addPerson(page, 'Kit Moss', 50);
    await addPerson(page, 'Noor Haddad', 80, newAddress('noor'));

    await goTo(page, routes.reminders(), 'Your reminders');
    await page.getByRole('link', { name: 'Plan the year ahead' }).click();
    await page.getByRole('heading', { level: 1, name: 'The year ahead' }).waitFor();
    await page.getByText('0 of 3 planned').waitFor();
    await member.expectAccessible('the year ahead');

    // Another card, and own words.
    const title = async () => page.locator('li[data-date]').first().locator('[aria-live]').innerText();
    const first = await title();
    await tabUntilFocused(page, page.getByLabel('Your message to Amelie'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Thirty-four suits you.');
    await tabUntilFocused(page, button(page, 'Another card for Amelie'));
    await page.keyboard.press('Enter');
    await expect.poll(title).not.toBe(first);
    const second = await title();
    await page.reload();
    expect(await page.getByLabel('Your message to Amelie').inputValue()).toBe('Thirty-four suits you.');
    await button(page, 'Another card for Amelie').press('Enter');
    await tabUntilFocused(page, button(page, 'Plan this card for Amelie'), { back: true });
    await page.keyboard.press('Enter');

    // On to the next date, which needs an address first.
    await page.getByText('1 of 3 planned').waitFor();
    await expect.poll(() => describeFocus(page)).toContain('Kit’s email address');
    await page.keyboard.press('Enter');
    await page.getByText('Enter an email address').waitFor();
    await expect.poll(() => describeFocus(page)).toContain('Kit’s email address');
    const address = newAddress('kit');
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await page.getByText('2 of 3 planned').waitFor();
    await expect.poll(() => describeFocus(page)).toContain('Plan this card for Noor');
    await page.keyboard.press('Enter');
    await page.getByText('3 of 3 planned. Everything is handled.').waitFor();
    await expect.poll(() => describeFocus(page)).toContain('Undo the card for Noor');
    await member.expectAccessible('a year that is planned');

    // What is taken back is as it was.
    await button(page, 'Undo the card for Amelie').press('Enter');
    await page.getByText('2 of 3 planned').waitFor();
    await expect.poll(() => describeFocus(page)).toContain('Plan this card for Amelie');
    expect(await page.getByLabel('Your message to Amelie').inputValue()).toBe('Thirty-four suits you.');
    expect(await title()).toBe(second);

    await page.reload();
    await page.getByText('2 of 3 planned').waitFor();
    const { results } = await callApi(page, 'GET /my_cards', { query: { type: 'upcoming' } });
    expect(results.map(({ cardSend }) => cardSend?.people)).toEqual([['Kit Moss'], ['Noor Haddad']]);
    expect((await callApi(page, 'GET /contacts', { query: { q: 'Kit' } })).results[0]?.emails).toEqual([address]);
    await page.getByRole('link', { name: 'See the card for Kit', exact: true }).click();
    await page.waitForURL(/\/card\/send\/view\//);
    await member.end();
  },
);

it('a card that is sent by itself is told of by mail, and is cancelled by the button that the mail leads to', async () => {
  const member = await visit(browser, product.url, { width: 390 });
  const { page } = member;
  const email = newAddress('trusting');
  await registerInBrowser(page, product.url, email);
  await addPerson(page, 'Amelie Fontaine', 5, newAddress('amelie'));
  await goTo(page, routes.yearAhead(), 'The year ahead');
  await page.getByLabel('Each time: Amelie Fontaine turns 34').selectOption('Send it for me');

  const { text } = await waitForMail(product.url, email, 'Your card for Amelie leaves on');
  const [link] = /\S+\/reminders\/card\/\S+/.exec(text) ?? [];
  await member.end();

  // Read in another browser, where nobody is signed in. Opening it changes nothing.
  const mailed = await visit(browser, product.url, { width: 390, colorScheme: 'dark' });
  const { pathname, search } = new URL(link ?? '');
  await mailed.page.goto(pathname + search);
  await mailed.page.getByRole('heading', { level: 1, name: 'Do not send the card to Amelie?' }).waitFor();
  expect(mailed.page.url()).not.toContain('t=');
  await mailed.expectAccessible('a card that is sent by itself');
  await button(mailed.page, 'Do not send it').press('Enter');
  await mailed.page.getByRole('heading', { level: 1, name: 'This card will not be sent' }).waitFor();
  await expect.poll(() => describeFocus(mailed.page)).toContain('Choose another card');
  await mailed.page.goto(pathname + search);
  await mailed.page.getByRole('heading', { level: 1, name: 'No card is scheduled' }).waitFor();
  await mailed.end();
});

it('a card that is offered is told of by mail, and is planned by the button that the mail leads to', async () => {
  const member = await visit(browser, product.url, { width: 390 });
  const { page } = member;
  const email = newAddress('asked');
  await registerInBrowser(page, product.url, email);
  await addPerson(page, 'Amelie Fontaine', 5, newAddress('amelie'));
  await goTo(page, routes.yearAhead(), 'The year ahead');
  await page.getByLabel('Each time: Amelie Fontaine turns 34').selectOption('Ask me first');
  const { text } = await waitForMail(product.url, email, 'A card for Amelie, if you like it');
  const [link] = /\S+\/reminders\/offer\/\S+/.exec(text) ?? [];

  // Read in another browser, where nobody is signed in. Opening it changes nothing.
  const mailed = await visit(browser, product.url, { width: 390, colorScheme: 'dark' });
  const { pathname, search } = new URL(link ?? '');
  await mailed.page.goto(pathname + search);
  await mailed.page.getByRole('heading', { level: 1, name: 'Send this card to Amelie?' }).waitFor();
  expect(mailed.page.url()).not.toContain('t=');
  await mailed.page.getByText('Happy birthday, Amelie! Thinking of you').waitFor();
  await mailed.expectAccessible('a card that is offered');
  await button(mailed.page, 'Send this card').press('Enter');
  await mailed.page.getByRole('heading', { level: 1, name: /^Your card for Amelie leaves on / }).waitFor();
  await expect.poll(() => describeFocus(mailed.page)).toContain('See the year ahead');
  await mailed.page.goto(pathname + search);
  await mailed.page.getByText('There is no card to send').waitFor();
  await mailed.end();

  await page.reload();
  await page.getByText('1 of 1 planned').waitFor();
  // It is chosen on the page of the date too.
  const { results } = await callApi(page, 'GET /year');
  await page.goto(`${routes.addBirthdayByHand()}?calendar_id=${results[0]?.calendarId}`);
  const each = page.getByLabel('Each time: Amelie Fontaine turns 34');
  await expect.poll(() => each.inputValue()).toBe('ask');
  await each.selectOption('Only remind me');
  await expect
    .poll(async () => (await callApi(page, 'GET /year')).results.map(({ whenItComes }) => whenItComes))
    .toEqual(['remind']);
  await member.expectAccessible('the page of a date');
  await member.end();
});
