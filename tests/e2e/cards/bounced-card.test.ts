import { describe, expect, it } from 'vitest';
import { newAddress } from '#tests/e2e/support/address.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { openBouncedCard, makeSentCard } from '#tests/e2e/support/sent-cards.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

describe.each(widthsFor(390))('a card that bounced for one of two people, at %i pixels', (width) => {
  it.each([
    ['after sending', openBouncedCard],
    ['on the page of the card', makeSentCard],
  ])('says so first %s, and is sent again to the address that is entered there', async (_, reach) => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    await page.goto(await reach(page, product.url));
    await untilHydrated(page);
    const problem = page.getByRole('heading', { level: 1, name: 'Łukasz’s address does not work' });
    await problem.waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: /^The card bounced at lukasz@stocznia\.invalid\. ./ })
      .waitFor();
    const field = page.getByLabel('New address for Łukasz');
    // In sight without scrolling, before what the card did for others.
    const [fieldAt, peopleAt] = [await field.boundingBox(), await page.getByText('amelie.').first().boundingBox()];
    expect(fieldAt?.y ?? Infinity).toBeLessThan(peopleAt?.y ?? 0);
    await sender.expectAccessible('a card that bounced');
    // This copy sends no texts, so the link can be sent from the sender's own phone.
    const own = await page.getByRole('link', { name: 'Text message to Łukasz' }).first().getAttribute('href');
    expect(decodeURIComponent(own ?? '')).toMatch(
      /^sms:\?&body=Łukasz, I sent you a card\. Open it here: http:\/\/\S+\/card\/read\/\w+ Rosa Lindqvist$/,
    );
    const chat = await page.getByRole('link', { name: 'WhatsApp to Łukasz' }).first().getAttribute('href');
    expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=/);

    await field.fill(newAddress('lukasz'));
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await page.getByText(/^Sent again to /).waitFor();
    await problem.waitFor({ state: 'detached' });
    expect(await field.count()).toBe(0);
    await sender.end();
  });
});
