import { expect, it } from 'vitest';
import { sendStepAddress } from '#tests/e2e/support/sent-cards.ts';
import { withTexts } from '#tests/e2e/support/product-with-texts.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const site = withTexts();

const NUMBERS = ['+12025550151', '+12025550152'];
it.each(screensFor(390))(
  'a card goes to a mobile number, is read from the text, and its sender sees that it was delivered, at $width pixels',
  async ({ width, colorScheme }) => {
    const number = NUMBERS.pop() ?? '';
    const texts = () => site.twilio.taken.filter(({ to }) => to === number);
    const sender = await visit(browser, site.product.url, {
      width,
      colorScheme,
      ownContext: true,
      expectedFailures: /\/api\/1\/card\/send$/,
    });
    const { page } = sender;
    const reach = sendStepAddress('people', { recipients: [], schedule: { kind: 'now' } });
    await page.goto(await reach(page, site.product.url));
    await untilHydrated(page);

    // A number that is none stays, with what is wrong with it.
    const adding = page.getByLabel(/^Add someone/);
    await adding.fill('Mei +1 111 111 1111');
    await page.keyboard.press('Enter');
    await page.getByText('This is not a mobile number.').first().waitFor();
    await page.getByRole('button', { name: 'Change Mei' }).click();
    const address = page.getByLabel('Email address or mobile number');
    await address.fill(number);
    await sender.expectAccessible('the fields of somebody with a mobile number');
    await page.keyboard.press('Enter');
    await page.getByText(number).waitFor();
    await page.getByRole('button', { name: 'Next: preview' }).click();
    await page.getByText('Mei, by text', { exact: true }).waitFor();
    await page.getByText('Mei gets a text that says who sent the card').waitFor();
    await sender.expectAccessible('the preview of a card by text');
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.waitForURL(/\/card\/send\/success/);
    await expect.poll(() => texts().length).toBe(1);

    const [text] = texts();
    const link = /\/t\/[\w-]{32}/.exec(text?.body ?? '')?.[0] ?? '';
    const phone = await visit(browser, site.product.url, { width: 390, ownContext: true });
    await phone.page.goto(link);
    await phone.page.waitForURL(/\/card\/read\/\w+\/\w+/);
    await phone.page.getByRole('button', { name: 'Open the envelope' }).waitFor();
    await phone.end();

    expect(await site.twilio.report(text?.sid ?? '', 'delivered')).toBe(204);
    const follow = await page.getByRole('link', { name: 'Track delivery' }).getAttribute('href');
    await page.goto(follow ?? '');
    await untilHydrated(page);
    await page.getByText(/^\+1\s202\s555\s015\d$/).waitFor();
    await page.locator('td[data-label="Delivered"]').waitFor();
    // Texts are sent here, so nobody needs a phone of their own.
    expect(await page.getByRole('link', { name: /^Text message/ }).count()).toBe(0);
    await sender.expectAccessible('a card that was delivered by text');
    await sender.end();
  },
);
