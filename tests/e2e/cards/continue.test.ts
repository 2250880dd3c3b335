import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** Another card that is drawn in little time. */
const OTHER_CARD = 'mid-century-whale-birthday';

it('a card that was begun is offered on the home page and on its own, without moving them, until it is sent', async () => {
  const sender = await visit(browser, product.url, { width: 390 });
  const { page } = sender;
  await page.goto(routes.home());
  await untilHydrated(page);
  expect(await page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(0);

  await page.goto(routes.card(SHOP_CARD));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Send this card' }).click();
  await page.getByRole('button', { name: 'Next: message' }).click();
  await page.getByLabel('Your message').fill('Dear Kit,\nthe harbour is yours today.');
  await page.getByRole('button', { name: 'Next: people and time' }).click();
  await page.getByLabel('Add someone').fill(`Kit <${newAddress('kit')}>`);
  await page.getByLabel('Add someone').press('Enter');
  await page.getByRole('button', { name: 'Change Kit' }).waitFor();
  await page.getByText('Draft saved').waitFor();

  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        // Nobody sees less than that.
        if (value >= 0.001) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(routes.home());
  await untilHydrated(page);
  const offer = page.getByRole('complementary', { name: /Your card for Kit/ });
  await offer.waitFor();
  await sender.untilSettled();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  await sender.expectAccessible('the home page with a card in progress');

  await page.goto(routes.card(SHOP_CARD));
  await page.getByText('You have begun this card for Kit.').waitFor();
  await page.goto(routes.home());
  await offer.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/card\/send\/preview\?card_send_id=/);
  await page.getByRole('button', { name: 'add your name' }).click();
  await page.getByLabel('Your name').fill('Rosa Lindqvist');
  await page.getByLabel('Your email address').fill(newAddress('rosa'));
  await page.getByRole('button', { name: 'Back to preview' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.waitForURL(/\/card\/send\/success/);
  await page.goto(routes.home());
  await untilHydrated(page);
  expect(await offer.count()).toBe(0);
  await sender.end();
});

it('of several cards that were begun, the last is offered first and each on its own page', async () => {
  const sender = await visit(browser, product.url, { width: 390 });
  const { page } = sender;
  for (const [cardId, message] of [
    [SHOP_CARD, 'Dear Kit'],
    [OTHER_CARD, 'Dear Noor'],
  ] as const) {
    await page.goto(routes.card(cardId));
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Send this card' }).click();
    await page.getByRole('button', { name: 'Next: message' }).click();
    await page.getByLabel('Your message').fill(message);
    await page.getByText('Draft saved just now').waitFor();
  }
  await page.goto(routes.home());
  await untilHydrated(page);
  const offer = page.getByRole('complementary', { name: /Your card/ });
  await offer.getByRole('button', { name: 'And 1 more' }).click();
  await sender.expectAccessible('the home page with two cards in progress');
  const other = offer.getByRole('list').getByRole('link');
  expect(await other.count()).toBe(1);
  await other.click();
  await page.waitForURL(/\/card\/send\/people\?card_send_id=/);
  await page.goto(routes.card(SHOP_CARD));
  await page.getByRole('link', { name: 'Continue with it' }).click();
  await page.waitForURL(/\/card\/send\/people\?card_send_id=/);
  await page.getByRole('link', { name: 'Message', exact: true }).last().click();
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Dear Kit');
  await sender.end();
});

it('without script, sending says what it needs and offers the pages that work', async () => {
  const visitor = await visit(browser, product.url, { width: 390, javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(routes.card(SHOP_CARD));
  await page.getByRole('link', { name: 'Send this card' }).click();
  await page.getByRole('heading', { name: 'This page needs JavaScript' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Open a card' }).click();
  await page.getByRole('heading', { level: 1, name: /open/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe(routes.open());
  await visitor.end();
});
