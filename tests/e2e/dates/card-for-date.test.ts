import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

it.each(screensFor(390))(
  'a card that is chosen for a date knows whom it is for and when it arrives, and answers the date, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    await registerInBrowser(page, product.url, newAddress('chooser'));
    const day = Temporal.Now.plainDateISO('UTC').add({ days: 20 });
    const { calendar } = await callApi(page, 'POST /birthday', {
      body: { name: 'Amelie Fontaine', date: { year: day.year - 34, month: day.month, day: day.day } },
    });

    // Who reads becomes known while a card is pressed: it stays where it is, and the press counts.
    const known = Promise.withResolvers<void>();
    await page.route('**/api/1/login**', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto(`${routes.suggestions('birthday')}?calendar_id=${calendar.calendarId}`);
    await page.locator('main a[href^="/card/view/"]').first().hover();
    await page.mouse.down();
    known.resolve();
    await page.getByRole('complementary', { name: 'For Amelie' }).waitFor();
    await page.mouse.up();
    await page.waitForURL(/\/card\/view\//);
    // What should be avoided for her stands on it.
    const cardId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { title } = (await callApi(page, 'GET /cards/{cardId}', { params: { cardId } })).card;
    const contactId = calendar.contact?.contactId ?? '';
    await callApi(page, 'PUT /contacts/{contactId}', { params: { contactId }, body: { avoid: [title] } });
    await page.getByRole('link', { name: 'Send this card' }).click();
    await page.waitForURL(/\/card\/send\/card\?card_send_id=/);
    await page.getByRole('button', { name: 'Next: message' }).click();
    await page.waitForURL(/\/card\/send\/words/);
    await page.getByLabel('Your message').fill('Thirty-four suits you.');
    await page.getByRole('button', { name: 'Next: people and time' }).click();

    await page.waitForURL(/\/card\/send\/people/);
    expect(await page.getByRole('radio', { name: 'Schedule' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(day.toString());
    // Of whom the day is, only the address is missing.
    await button(page, 'Change Amelie Fontaine').click();
    await page.getByLabel('Email address', { exact: true }).fill(newAddress('amelie'));
    await page.getByLabel('Your name').fill('Rosa Lindqvist');
    await button(page, 'In my time zone, London').click();
    await member.expectAccessible('a card for a date');
    await button(page, 'Next: preview').click();
    await page.waitForURL(/\/card\/send\/preview/);
    await page.getByText(`For Amelie Fontaine you avoid “${title}”, which this card shows.`).waitFor();
    await member.expectAccessible('a card that should be avoided');
    await button(page, 'Keep it').click();
    await page.getByText('This card stays.').waitFor();
    await page.getByRole('button', { name: /^Send (?!me)/ }).click();
    await page.waitForURL(/\/card\/send\/success/);

    // The date is answered by it: one row for both.
    await page.goto(routes.reminders());
    await page.getByRole('link', { name: 'Card leaves in 3 weeks' }).waitFor();
    await page.getByText('Amelie Fontaine').waitFor();
    expect((await callApi(page, 'GET /calendar/{calendarId}', { params: calendar })).calendar.handledAs).toBe('card');
    await member.end();
  },
);

it('a date is answered in its row, by keyboard too, and the answer is taken back', async () => {
  const member = await visit(browser, product.url, { width: 390, colorScheme: 'dark' });
  const { page } = member;
  await registerInBrowser(page, product.url, newAddress('answerer'));
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 20 });
  for (const name of ['Amelie', 'Theo'])
    await callApi(page, 'POST /birthday', { body: { name, date: { month: day.month, day: day.day } } });

  await page.goto(routes.reminders());
  await page.getByLabel('More for Amelie’s birthday').press('Enter');
  await button(page, 'I will call').waitFor();
  await member.expectAccessible('the menu of a date');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await describeFocus(page)).toContain('I will call');
  await page.keyboard.press('Enter');
  await page.getByText('Noted for Amelie: you will call').waitFor();
  await page.getByText('You will call', { exact: true }).waitFor();
  expect(await describeFocus(page)).toContain('More for Amelie’s birthday');
  await button(page, 'Undo').click();
  await page.getByRole('link', { name: 'Choose a card for Amelie' }).waitFor();

  // The days on which to be told again open in the menu, the next one first.
  await page.getByLabel('More for Amelie’s birthday').press('Enter');
  const later = button(page, 'Remind me later');
  await later.press('Enter');
  expect(await later.getAttribute('aria-expanded')).toBe('true');
  await member.expectAccessible('when to be told again');
  await page.keyboard.press('ArrowDown');
  expect(await describeFocus(page)).toContain('Tomorrow');
  await page.keyboard.press('ArrowDown');
  expect(await describeFocus(page)).toContain('A week before');
  await page.keyboard.press('Enter');
  await page.getByText('We will remind you of Amelie’s birthday a week before').waitFor();
  await page.getByText('Birthday, in 3 weeks. We remind you a week before.').waitFor();
  expect(await describeFocus(page)).toContain('More for Amelie’s birthday');
  const until = day.subtract({ days: 7 }).toString();
  const snoozed = async () => (await callApi(page, 'GET /reminder', {})).results.map((date) => date.snoozedUntil);
  expect(await snoozed()).toEqual([until, null]);
  await button(page, 'Undo').click();
  await page.getByText('Birthday, in 3 weeks. We remind you a week before.').waitFor({ state: 'detached' });
  expect(await snoozed()).toEqual([null, null]);

  await page.getByLabel('More for Theo’s birthday').click();
  await later.click();
  await button(page, 'Tomorrow').click();
  await page.getByText('Birthday, in 3 weeks. We remind you tomorrow.').waitFor();
  await page.reload();
  await page.getByText('Birthday, in 3 weeks. We remind you tomorrow.').waitFor();
  await page.getByLabel('More for Theo’s birthday').click();
  await button(page, 'Remind me at the usual times').click();
  await page.getByText('Birthday, in 3 weeks. We remind you tomorrow.').waitFor({ state: 'detached' });

  await page.getByLabel('More for Theo’s birthday').click();
  await button(page, 'Stop reminding me').click();
  await page.getByText('No reminders', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('No reminders', { exact: true }).waitFor();
  await page.getByLabel('More for Theo’s birthday').click();
  await button(page, 'Remind me again').click();
  await page.getByRole('link', { name: 'Choose a card for Theo' }).waitFor();
  await member.end();
});

it('whoever has a link to cards for somebody else’s date can send a card, without the date', async () => {
  const owner = await visit(browser, product.url);
  await registerInBrowser(owner.page, product.url, newAddress('owner'));
  const { calendar } = await callApi(owner.page, 'POST /birthday', {
    body: { name: 'Theo', date: { month: 5, day: 4 } },
  });
  await owner.end();
  const card = routes.sendCard(SHOP_CARD, { calendarId: calendar.calendarId });
  const stranger = await visit(browser, product.url, { width: 390 });
  await stranger.page.goto(card);
  await stranger.page.waitForURL(/\/card\/send\/card\?card_send_id=/);
  const { searchParams } = new URL(stranger.page.url());
  const query = { card_send_id: searchParams.get('card_send_id') ?? '' };
  expect((await callApi(stranger.page, 'GET /card/send', { query })).cardSend.forDate).toBeNull();
  await stranger.end();
  const member = await visit(browser, product.url, { width: 390, expectedFailures: /api\/1\/card\/send/ });
  await registerInBrowser(member.page, product.url, newAddress('other'));
  await member.page.goto(card);
  await member.page.waitForURL(/\/card\/send\/card\?card_send_id=/);
  await member.end();
});
