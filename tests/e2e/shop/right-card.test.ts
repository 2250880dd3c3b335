import { beforeAll, describe, expect, it } from 'vitest';
import type { CardTile, NavItem } from '#contract/card.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor, widthsFor } from '#tests/e2e/support/widths.ts';

/** A birthday card for Mum. */
let forMum: CardTile;
beforeAll(async () => {
  const response = await fetch(`${product.url}/api/1/cards?top=birthday&mid=mum&limit=60`, {
    headers: { 'X-Api-Token': 'cardamom-web' },
  });
  const { data } = (await response.json()) as { data: { results: CardTile[] } };
  forMum = data.results.find(({ relation }) => relation === 'mum')!;
});

/** The text of a page as the server sends it. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(product.url + path)).text();
  return html
    .replaceAll(/<script.*?<\/script>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it('a number of cards is the same on every page that says it', async () => {
  const response = await fetch(`${product.url}/api/1/card-nav`, { headers: { 'X-Api-Token': 'cardamom-web' } });
  const { data } = (await response.json()) as { data: { navItems: NavItem[] } };
  const birthday = data.navItems.find(({ slug }) => slug === 'birthday')!;
  const all = formatInteger(birthday.count);
  const mum = formatInteger(birthday.items.find(({ slug }) => slug === 'mum')!.count);
  for (const [path, ...said] of [
    [routes.cards('birthday'), `All birthday ${all}`, `Mum ${mum}`, `${all} birthday cards`],
    [routes.cards('birthday', 'mum'), `All birthday ${all}`, `Mum ${mum}`, `${mum} birthday cards for Mum`],
    [`${routes.cards('birthday')}?recipient=mum`, `All birthday ${mum}`, `${mum} birthday cards for Mum`],
    [routes.home(), `All ${all} birthday cards`],
    [routes.addReminders(), `${all} cards, with their name on the front`],
    [routes.infographic(), `Birthday ${all}`],
  ] as const) {
    const text = await textOf(path);
    expect([path, said.filter((words) => !text.includes(words))]).toEqual([path, []]);
  }
});

describe.each(screensFor(390))('finding a card, at $width pixels, $colorScheme', ({ width, colorScheme }) => {
  it('a search names the word that it left out; a card is enlarged by keyboard, and found again among those that were seen', async () => {
    const visitor = await visit(browser, product.url, { width, colorScheme });
    const { page } = visitor;
    await page.goto(routes.search('my teacher who loves sushi and dancing'));
    await page.getByText('No card has ‘sushi’ together with the rest. These match ‘teacher’ and ‘dancing’.').waitFor();
    await page.goto(routes.card(forMum.cardId));
    await untilHydrated(page);
    expect(await page.title()).toContain('birthday card for Mum');
    await page.getByText('For Mum', { exact: true }).first().waitFor();

    const opener = page.getByRole('button', { name: 'Enlarge the cover' });
    await tabUntilFocused(page, opener);
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Cover, enlarged' });
    const cover = zoom.getByRole('img');
    const widthOf = async () => (await cover.boundingBox())?.width ?? 0;
    await zoom.waitFor();
    const fit = await widthOf();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(async () => (await widthOf()) / fit).toBeCloseTo(2);
    // So large that each point of the screen has one of the picture. It is drawn only now, which takes long on a busy machine.
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => /front-(?:1400|2800)\./.test(image.currentSrc)), {
        timeout: 240_000,
      })
      .toBe(true);
    await visitor.expectAccessible('the enlarged cover');
    await page.keyboard.press('0');
    await expect.poll(async () => (await widthOf()) / fit).toBeCloseTo(1);
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.goto(routes.home());
    const recent = page.getByRole('region', { name: 'Recently seen' });
    await recent.getByRole('link', { name: forMum.title }).waitFor();
    await visitor.expectAccessible('cards that were seen');
    await recent.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('The list of cards that you looked at is empty now.').waitFor();
    await page.goto(routes.cards());
    await untilHydrated(page);
    expect(await recent.count()).toBe(0);
    await visitor.end();
  });
});

describe.each(widthsFor(390))('a card for Mum, at %i pixels', (width) => {
  it('is asked about once before it goes to Kit', async () => {
    const visitor = await visit(browser, product.url, { width });
    const { page } = visitor;
    await page.goto(routes.card(forMum.cardId));
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Send this card' }).click();
    await page.getByRole('button', { name: 'Next: message' }).click();
    await page.getByLabel('Your message').and(page.locator('textarea')).fill('Dear Kit, many happy returns.');
    await page.getByRole('button', { name: 'Next: people and time' }).click();
    await page.getByLabel('Add someone').fill(`Kit <${newAddress('kit')}>`);
    await page.getByLabel('Your name', { exact: true }).fill('Rosa');
    await page.getByLabel('Your email address', { exact: true }).fill(newAddress('rosa'));
    await page.getByRole('button', { name: 'Next: preview' }).click();
    const question = page.getByText('This card is for Mum, and it goes to Kit. Is it the one you meant?');
    await question.waitFor();
    await page.getByRole('link', { name: 'Choose another card' }).waitFor();
    await visitor.expectAccessible('the question about the card');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Send now' }).waitFor();
    expect(await question.count()).toBe(0);
    await visitor.end();
  });
});
