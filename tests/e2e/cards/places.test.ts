import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const TWO_PARAGRAPHS =
  'Dear all,\n\nI still have the map you drew me on the napkin.\n\nSave me a corner of the garden.';
/** From a card's page to a scheduled card for three people in three time zones. */
const ACTIONS_MAX = 14;

describe.each(widthsFor(390))('places, at %i pixels', (width) => {
  it('three people in three time zones get a scheduled card, in at most 14 actions', async () => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    const [amelie, kit, theo] = [newAddress('amelie'), newAddress('kit'), newAddress('theo')];
    let actions = 0;
    const press = (role: 'button' | 'link', name: string) => {
      actions++;
      return page.getByRole(role, { name }).click();
    };
    const type = (label: string, text: string) => {
      actions++;
      return page.getByLabel(label, { exact: true }).and(page.locator('input, textarea')).fill(text);
    };
    await page.goto(routes.card(SHOP_CARD));
    await untilHydrated(page);
    await press('link', 'Send this card');
    await page.waitForURL(/\/card\/send\/card\?card_send_id=/);
    await press('button', 'Next: message');
    await type('Your message', TWO_PARAGRAPHS);
    await press('button', 'Next: people and time');
    await type('Add someone', `Amelie <${amelie}>, Kit <${kit}>, Theo <${theo}>`);
    actions++;
    await page.getByRole('radio', { name: 'Schedule' }).check();
    await type('Amelie', 'Melbourne');
    await type('Kit', 'New York');
    await type('Theo', 'Athens');
    await type('Date', nextYear());
    for (const city of ['Melbourne', 'New York', 'Athens'])
      await page.getByRole('button', { name: new RegExp(`^${city}, `) }).waitFor();
    await type('Your name', 'Rosa Lindqvist');
    await type('Your email address', newAddress('rosa'));
    await press('button', 'Next: preview');
    await page.waitForURL(/\/card\/send\/preview/);
    for (const [name, place] of [
      ['Amelie', 'Melbourne'],
      ['Kit', 'New York'],
      ['Theo', 'Athens'],
    ])
      await page.getByText(new RegExp(`${name}.* in ${place}: .*your time`)).waitFor();
    await sender.expectAccessible('the preview, with three places');
    await press('button', 'Send on');
    await page.waitForURL(/\/card\/send\/success/);
    expect(actions).toBeLessThanOrEqual(ACTIONS_MAX);
    await sender.end();
  });

  it('a place is asked for before the preview, kept as it was typed, and remembered for the next card', async () => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    const kit = newAddress('kit');
    async function addKit() {
      await page.goto(routes.card(SHOP_CARD));
      await untilHydrated(page);
      await page.getByRole('link', { name: 'Send this card' }).click();
      await page.getByRole('button', { name: 'Next: message' }).click();
      await page.getByRole('button', { name: 'Next: people and time' }).click();
      await page.getByLabel('Add someone').fill(`Kit <${kit}>`);
      await page.getByLabel('Add someone').press('Enter');
    }
    await addKit();
    await page.getByRole('button', { name: 'Add a place for Kit' }).waitFor();
    await page.getByLabel('Your name').fill('Rosa Lindqvist');
    await page.getByLabel('Your email address').fill('rosa@example.com');
    await page.getByRole('radio', { name: 'Schedule' }).check();
    await page.getByRole('button', { name: 'Next: preview' }).click();
    await page.getByText('Choose a city or country.').waitFor();
    const place = page.getByRole('combobox', { name: 'City or country' });
    await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true);
    await sender.expectAccessible('the question where Kit is, unanswered');

    await place.fill('Atlantis');
    await page.getByText('No city or country found.').waitFor();
    await page.getByLabel('Your name').focus();
    expect(await place.inputValue()).toBe('Atlantis');
    await place.fill('Tok');
    await page.getByRole('option', { name: /Tokyo/ }).waitFor();
    await place.press('Enter');
    expect(await place.inputValue()).toBe('Tokyo');
    await page.getByRole('button', { name: /^Tokyo, .*Change the place of Kit/ }).waitFor();
    await page.getByText('Draft saved').waitFor();

    // The next card to the same address needs no answer.
    await addKit();
    await page.getByRole('button', { name: /^Tokyo, .*Change the place of Kit/ }).click();
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect.poll(() => location.evaluate((field) => field === document.activeElement)).toBe(true);
    // In the sender's own zone after all.
    await location.press('ArrowDown');
    await page.getByRole('option', { name: 'Same as yours, London' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^London, .*Change the place of Kit/ }).waitFor();
    await sender.end();
  });
});

/** The first of June next year, as a date field has it. */
function nextYear(): string {
  return `${new Date().getFullYear() + 1}-06-01`;
}
