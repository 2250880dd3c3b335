import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit, waitForMail } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

describe.each(widthsFor(390))('a card for three people, at %i pixels', (width) => {
  it('has the name of each on their front, and two of them open theirs', async () => {
    // A front that is asked for right before its person is removed is no longer there.
    const sender = await visit(browser, product.url, { width, expectedFailures: /\/front-700\.webp\?.*&to=/ });
    const { page } = sender;
    const [amelie, kit, noor] = [newAddress('amelie'), newAddress('kit'), newAddress('noor')];
    const nameFor = (person: string) => page.getByRole('textbox', { name: `For ${person}` });

    await page.goto(routes.sendCard(SHOP_CARD, { name: 'Amelie' }));
    await page.getByRole('button', { name: 'Next: message' }).click();
    await page.getByRole('button', { name: 'Next: people and time' }).click();
    // One person has one name, where it always was.
    await page.getByLabel('Add someone').fill(`Amelie Moreau <${amelie}>`);
    await page.getByLabel('Add someone').press('Enter');
    await page.getByText(amelie).waitFor();
    expect(await page.getByRole('radio', { name: 'A name for each' }).count()).toBe(0);
    await page.getByLabel('Add someone').fill(`Kit <${kit}>, Noor <${noor}>`);
    await page.getByLabel('Add someone').press('Enter');
    await page.getByText('Kit and Noor would read “Amelie” too.').waitFor();
    await page.getByRole('radio', { name: 'A name for each' }).check();
    expect(await nameFor('Amelie Moreau').inputValue()).toBe('Amelie');
    await nameFor('Kit').fill('K'.repeat(41));
    await page.getByText('A name can have up to 40 characters.').waitFor();
    await sender.expectAccessible('names on the fronts, one of them too long');
    await nameFor('Kit').fill('Captain Kit');

    // Another choice, another step, and a person who is removed and comes back: what was typed is still there.
    await page.getByRole('radio', { name: 'None' }).check();
    await page.getByRole('radio', { name: 'A name for each' }).check();
    await page.getByRole('button', { name: 'Remove Kit' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Message', exact: true }).last().click();
    await page.getByRole('button', { name: 'Next: people and time' }).click();
    await expect.poll(() => nameFor('Kit').inputValue()).toBe('Captain Kit');
    await page.getByLabel('Your name').fill('Rosa Lindqvist');
    await page.getByLabel('Your email address').fill(newAddress('rosa'));
    await page.getByRole('button', { name: 'Next: preview' }).click();

    await page.getByText('Amelie, Captain Kit and Noor, each their own.').waitFor();
    // The inside is the same for all of them.
    await page.getByRole('tab', { name: 'Inside' }).and(page.locator('[aria-selected=true]')).waitFor();
    expect(await page.getByText('Front for').count()).toBe(0);
    await page.getByRole('tab', { name: 'Front' }).click();
    await page.getByRole('radio', { name: 'Kit', exact: true }).check();
    const ofCaptain = page.getByRole('img', { name: /Captain Kit/ });
    await ofCaptain.waitFor();
    await expect
      .poll(() => ofCaptain.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
      .toBe(true);
    await sender.expectAccessible('the preview of the front of one of them');
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('link', { name: 'Track delivery' }).click();
    await page.getByRole('radio', { name: 'Noor' }).check();
    await page.getByRole('img', { name: /Noor/ }).waitFor();
    // What they look at, print and save is the card of whoever they chose.
    const seen = sender.context.waitForEvent('page');
    await page.getByRole('link', { name: 'View the card' }).click();
    const view = await seen;
    await view.getByRole('button', { name: 'Open the envelope' }).click();
    await view.getByRole('img', { name: /Noor/ }).waitFor({ state: 'attached' });
    expect(await view.content()).not.toMatch(/Captain Kit|Amelie/);
    await view.close();
    await page.getByRole('radio', { name: 'Kit', exact: true }).check();
    const ofKit = await page.getByRole('img', { name: /Captain Kit/ }).getAttribute('src');
    await page.getByText('The copy has the front for Kit.').waitFor();
    await sender.expectAccessible('the page of a sent card with a front for each');
    await page.getByRole('link', { name: 'Print or save as PDF' }).click();
    const printed = page.locator('img[src*="/front-"]').first();
    await printed.waitFor({ state: 'attached' });
    const onSheet = (await printed.getAttribute('src'))?.replace(/front-\d+/, 'front-700');
    const bytesOf = async (path: string | null | undefined) => (await page.request.get(path ?? '')).body();
    expect((await bytesOf(onSheet)).equals(await bytesOf(ofKit))).toBe(true);
    await sender.end();

    for (const [address, own, other] of [
      [kit, 'Captain Kit', 'Noor'],
      [noor, 'Noor', 'Captain Kit'],
    ] as const) {
      const { text } = await waitForMail(product.url, address);
      expect(text).toContain(own);
      expect(text).not.toContain(other);
      const reader = await visit(browser, product.url, { width });
      await reader.page.goto(/\/card\/read\/[0-9A-Za-z]+\/[0-9A-Za-z]+/.exec(text)?.[0] ?? '');
      await reader.page.getByRole('button', { name: 'Open the envelope' }).click();
      await reader.page.getByRole('img', { name: new RegExp(own) }).waitFor({ state: 'attached' });
      const html = await reader.page.content();
      expect(html).not.toContain(other);
      expect(html).not.toContain('Amelie');
      await reader.end();
    }
  });
});
