import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Card, CardTile, RelatedTile } from '#contract/card.ts';
import { media, routes } from '#shared/routes.ts';
import { readCatalogue } from '#server/cards/catalogue/catalogue.ts';
import { expectArtInside, SHOP_PAGES } from '#tests/e2e/support/card-art.ts';
import { tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

/** A card with several colourways, and its last colourway. */
let card: Card;
let other: Card['colourways'][number];
beforeAll(async () => {
  const { results } = await ask<{ results: CardTile[] }>('/cards?top=birthday&price=free&limit=20');
  const tile = results.find((one) => one.colourways.length > 1)!;
  ({ card } = await ask<{ card: Card }>(`/cards/${tile.cardId}`));
  other = card.colourways.findLast((way) => way.paletteId !== card.paletteId)!;
});

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${product.url}/api/1${path}`, { headers: { 'X-Api-Token': 'cardamom-web' } });
  return ((await response.json()) as { data: T }).data;
}
const htmlOf = async (path: string) => (await fetch(product.url + path)).text();

const field = (page: Page) => page.getByLabel('Name on the front');
const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share this card' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** The address of the cover picture, once it is there. */
async function cover(page: Page): Promise<string> {
  const image = page.getByRole('tabpanel').locator('img').nth(0);
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return new URL(element.currentSrc).pathname + new URL(element.currentSrc).search;
  });
}
/** The alt text of the cover, with any words on it. */
const coverOf = (page: Page) => page.locator(`img[alt^=${JSON.stringify(card.alt.split(' It says')[0])}]`);
const nameIn = (address: string) => new URL(address, 'http://here').searchParams.get('name');
/** Waits until the cover shows a colourway and a name. */
async function untilShown(page: Page, paletteId: string, name: string | null): Promise<void> {
  await expect
    .poll(async () => {
      const [address, alt] = await coverOf(page).evaluate((image: HTMLImageElement) => [
        image.getAttribute('src') ?? '',
        image.alt,
      ]);
      return [address?.includes(`/${paletteId}/`), nameIn(address ?? ''), alt?.includes(name ?? 'with love')];
    })
    .toEqual([true, name, true]);
}

describe.each(screensFor(390))('at $width pixels, $colorScheme', ({ width, colorScheme }) => {
  it('shows all faces of a card, and its colours and name, and shares just that', async () => {
    const visitor = await visit(browser, product.url, {
      width,
      colorScheme,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { page } = visitor;
    await page.goto(routes.card(card.cardId));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Open the card' }).click();
    await page.getByRole('button', { name: 'Close the card' }).waitFor();
    expect(await tab(page, 'Inside').getAttribute('aria-selected')).toBe('true');
    await expectArtInside(page, SHOP_PAGES);
    await page.getByText(card.verse.split('\n')[0] ?? '').waitFor({ state: 'attached' });
    await tab(page, 'Back').click();
    await page.getByAltText('Back of the card').waitFor();
    await tab(page, 'Envelope').click();
    await page.getByAltText('Envelope').waitFor();
    await tab(page, 'Front').click();

    await page.getByTitle(other.name, { exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('palette') === other.paletteId);
    await field(page).pressSequentially('Amélie');
    await untilShown(page, other.paletteId, 'Amélie');
    await page.waitForURL((url) => url.searchParams.get('name') === 'Amélie');
    await page.getByRole('heading', { name: 'More with Amélie’s name' }).waitFor();
    await visitor.expectAccessible('the page of a card');

    const opener = page.getByRole('link', { name: 'Share' });
    await opener.click();
    await sharing(page).getByText(`In ${other.name}, with “Amélie” on the front.`).waitFor();
    await visitor.expectAccessible('the dialog that shares a card');
    await sharing(page).getByRole('button', { name: 'Copy link' }).click();
    await sharing(page).getByRole('status').getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${product.url}${routes.card(card.cardId, { palette: other.paletteId, name: 'Amélie' })}`);
    await page.keyboard.press('Escape');
    await sharing(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.end();

    const friend = await visit(browser, product.url, { width, colorScheme });
    await friend.page.goto(link);
    await untilHydrated(friend.page);
    await untilShown(friend.page, other.paletteId, 'Amélie');
    expect(await field(friend.page).inputValue()).toBe('Amélie');
    expect(await friend.page.getByRole('radio', { name: other.name }).isChecked()).toBe(true);
    await friend.end();
  });

  it('recommended cards differ, and keep the name', async () => {
    const visitor = await visit(browser, product.url, { width, colorScheme });
    const { page } = visitor;
    const { results } = await ask<{ results: RelatedTile[] }>(`/cards/${card.cardId}/related?limit=6`);
    await page.goto(routes.card(card.cardId, { name: 'Zoë' }));
    await untilHydrated(page);
    const beside = page.getByRole('region', { name: 'More with Zoë’s name' });
    const shown = await beside.getByRole('link').filter({ visible: true }).all();
    // One whole row on a desktop, three on a phone. The link to the category is above.
    expect(shown.length - 1).toBe(width < 768 ? 6 : 5);
    const first = beside.locator(`a[href^="${routes.card(results[0]!.cardId)}"]`);
    await first.scrollIntoViewIfNeeded();
    expect(nameIn((await first.locator('img').getAttribute('src')) ?? '')).toBe('Zoë');
    await first.click();
    await page.getByRole('heading', { level: 1, name: results[0]!.title }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('Zoë');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: card.title }).waitFor();
    await visitor.end();
  });
});

it('a name in any script is on the front, a long one too', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  const plain = await cover(page);
  const pictures = new Set<string>();
  for (const name of ['שרה', '美玲', 'Świętosława Żółć', 'Maximiliane Elisabeth von Hohenstein-Kra']) {
    await field(page).fill(name);
    await untilShown(page, card.paletteId, name);
    await expect
      .poll(() => coverOf(page).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBeGreaterThan(300);
    const bytes = await fetch(product.url + ((await coverOf(page).getAttribute('src')) ?? ''));
    pictures.add(Buffer.from(await bytes.arrayBuffer()).toString('base64'));
  }
  expect(pictures.size).toBe(4);
  await field(page).fill('');
  await page.waitForURL((url) => !url.searchParams.has('name'));
  // Chromium reports an error when the address of a picture changes while it is decoded: wait for the change, then for the picture.
  await untilShown(page, card.paletteId, null);
  expect(await cover(page)).toBe(plain);
  await visitor.end();
});

it('a name with unsupported characters is reported at its field, and stays in it', async () => {
  const visitor = await visit(browser, product.url, { width: 390 });
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  await field(page).fill('ნინო');
  await page.getByText('Our fonts do not have ნ ი ო yet. Can you write it in other letters?').waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  await visitor.expectAccessible('a name that cannot be drawn');
  // The message also appears when the name is in the address.
  await page.reload();
  await page.getByText('Our fonts do not have ნ ი ო yet.').waitFor();
  expect(await field(page).inputValue()).toBe('ნინო');
  await field(page).fill('Nino');
  await untilShown(page, card.paletteId, 'Nino');
  expect(await page.getByText('No lettering of ours').count()).toBe(0);
  await visitor.end();
});

it('typing is never replaced by the value in the address, and a reload keeps it', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.card(card.cardId, { name: 'Bea' }));
  await untilHydrated(page);
  await field(page).press('End');
  await page.keyboard.type('trice Marguerite', { delay: 60 });
  await page.waitForURL((url) => url.searchParams.get('name') === 'Beatrice Marguerite');
  expect(await field(page).inputValue()).toBe('Beatrice Marguerite');
  await page.reload();
  expect(await field(page).inputValue()).toBe('Beatrice Marguerite');
  await visitor.end();
});

it('Send right after the last letter uses the whole name', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  // The navigation is held for longer than the debounce of the name takes.
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/card\/send$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.route(/card\.send.*\.js/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await field(page).fill('Amelie');
  await page.getByRole('link', { name: 'Send this card' }).click();
  await page.waitForURL((url) => url.pathname === new URL(routes.send('card'), 'http://here').pathname, {
    waitUntil: 'commit',
  });
  // The page is still there, and the name has been applied to it.
  await page.getByRole('heading', { name: 'More with Amelie’s name' }).waitFor();
  letGo();
  await page.waitForURL(/card_send_id=/);
  expect(await field(page).inputValue()).toBe('Amelie');
  await visitor.end();
});

it('works by keyboard alone', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  await tabUntilFocused(page, page.getByRole('button', { name: 'Open the card' }));
  await page.keyboard.press('Enter');
  await tabUntilFocused(page, tab(page, 'Inside'));
  await page.keyboard.press('ArrowRight');
  expect(await tab(page, 'Back').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('End');
  expect(await tab(page, 'Envelope').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowRight');
  expect(await tab(page, 'Front').getAttribute('aria-selected')).toBe('true');
  await tabUntilFocused(page, field(page));
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await untilShown(page, card.paletteId, 'Ana');
  await tabUntilFocused(
    page,
    page.getByRole('radio', { name: card.colourways.find(({ paletteId }) => paletteId === card.paletteId)!.name }),
  );
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/palette=/);
  await tabUntilFocused(page, page.getByRole('link', { name: 'Share' }));
  await page.keyboard.press('Enter');
  await sharing(page).waitFor();
  await tabUntilFocused(page, sharing(page).getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await sharing(page).waitFor({ state: 'hidden' });
  await visitor.end();
});

it('turns at once when reduced motion is preferred', async () => {
  const visitor = await visit(browser, product.url, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Open the card' }).click();
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(moving).toBe(0);
  await visitor.end();
});

describe('with the share sheet of a phone', () => {
  /** A platform with a share sheet, which answers as it is told and records what it was given. */
  const withSheet = (answer: string | null) => `
    globalThis.given = [];
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: (what) => {
      globalThis.given.push(what);
      return ${answer === null ? 'Promise.resolve()' : `Promise.reject(new DOMException('', ${JSON.stringify(answer)}))`};
    } });`;

  it.each([
    { answer: null, opens: false },
    { answer: 'AbortError', opens: false },
    { answer: 'NotAllowedError', opens: true },
  ])('the platform’s own sheet is asked; answered $answer, our dialog opens: $opens', async ({ answer, opens }) => {
    const visitor = await visit(browser, product.url, { width: 390, isMobile: true, hasTouch: true });
    const { page } = visitor;
    await page.addInitScript(withSheet(answer));
    await page.goto(routes.card(card.cardId, { palette: other.paletteId, name: 'Ana' }));
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Share' }).tap();
    await expect
      .poll(() => page.evaluate('given'))
      .toEqual([
        {
          title: card.title,
          url: `${product.url}${routes.card(card.cardId, { palette: other.paletteId, name: 'Ana' })}`,
        },
      ]);
    if (opens) await sharing(page).getByRole('button', { name: 'Copy link' }).waitFor();
    else expect(await sharing(page).count()).toBe(0);
    await visitor.end();
  });
});

it('when the browser does not allow copying, the link is selected', async () => {
  const visitor = await visit(browser, product.url);
  const { page } = visitor;
  await page.addInitScript('delete Navigator.prototype.clipboard');
  await page.goto(routes.card(card.cardId));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await sharing(page).getByRole('button', { name: 'Copy link' }).click();
  await sharing(page).getByText('The link is selected.').waitFor();
  expect(
    await sharing(page)
      .getByLabel('Link', { exact: true })
      .evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)),
  ).toBe(product.url + routes.card(card.cardId));
  await visitor.end();
});

it('without script its faces, colours and name are a form, and its link has a page', async () => {
  const visitor = await visit(browser, product.url, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(routes.card(card.cardId));
  await page.getByTitle(other.name, { exact: true }).click();
  await field(page).fill('שרה');
  await page.getByRole('button', { name: 'Update preview' }).filter({ visible: true }).click();
  await untilShown(page, other.paletteId, 'שרה');
  await tab(page, 'Inside').click();
  expect(await tab(page, 'Inside').getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Close the card' }).click();
  await untilShown(page, other.paletteId, 'שרה');
  await tab(page, 'Envelope').click();
  await page.getByAltText('Envelope').waitFor();
  await page.getByRole('link', { name: 'Share' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Share ${card.title}`);
  expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(
    `${product.url}${routes.card(card.cardId, { palette: other.paletteId, name: 'שרה' })}`,
  );
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  await visitor.end();
});

it('the page of a link copies it, is not indexed, and accepts no other kind of link', async () => {
  const visitor = await visit(browser, product.url, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visitor;
  await page.goto(routes.copy('card', card.cardId, { name: '40' }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('status').getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.url}${routes.card(card.cardId, { name: '40' })}`,
  );
  await visitor.expectAccessible('the page of a link');
  await page.getByRole('link', { name: 'Back to the card' }).click();
  await expect.poll(() => field(page).inputValue()).toBe('40');
  await visitor.end();
  expect(await htmlOf(routes.copy('card', card.cardId))).toContain('noindex');
  for (const path of [
    routes.copy('card', 'no-such-card'),
    routes.copy('card', card.cardId).replace('/card/', '/member/'),
  ])
    expect((await fetch(product.url + path)).status).toBe(404);
});

it('the preview of a shared link has its colourway and its name', async () => {
  const meta = (html: string, property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
  const choice = { palette: other.paletteId, name: 'Ana' };
  const html = await htmlOf(routes.card(card.cardId, choice));
  expect(meta(html, 'og:url')).toBe(product.url + routes.card(card.cardId, choice));
  expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(product.url + routes.card(card.cardId));
  const named = meta(html, 'og:image') ?? '';
  expect(named).toBe(product.url + media.social(card.cardId, other.paletteId, other.v, 'Ana'));
  const plain = meta(await htmlOf(routes.card(card.cardId)), 'og:image') ?? '';
  const pictures = await Promise.all(
    [named, plain, product.url + media.social(card.cardId, other.paletteId, other.v)].map(async (address) =>
      Buffer.from(await (await fetch(address)).arrayBuffer()),
    ),
  );
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
  expect((await fetch(product.url + media.social(card.cardId, 'no-such-colour', 'v'))).status).toBe(404);
});

it('tells search engines that a card costs nothing when nothing is paid for', async () => {
  const dataOf = async (cardId: string) => {
    const html = await htmlOf(routes.card(cardId));
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const [thing, way] = await dataOf(card.cardId);
  expect(thing).toMatchObject({ '@type': 'Product', name: card.title, offers: { price: '0' } });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((await ask<{ results: CardTile[] }>('/cards?price=premium&limit=1')).results).toEqual([]);
});

describe('suggested messages', () => {
  it('depend on the person and the tone, and replacing what was typed can be undone', async () => {
    const visitor = await visit(browser, product.url);
    const { page } = visitor;
    await page.goto(routes.sendCard(card.cardId, { name: 'Amelie' }));
    await page.getByRole('button', { name: 'Next: message' }).click();
    const words = page.getByRole('region', { name: 'Message ideas' });
    const begin = words.getByRole('button', { name: /^Use: / });
    await words.getByRole('combobox', { name: 'For' }).selectOption('mum');
    await words.getByRole('button', { name: 'Funny' }).click();
    const { results } = await ask<{ results: { text: string }[] }>(
      `/messages?cardId=${card.cardId}&recipient=mum&tone=funny&name=Amelie&limit=3`,
    );
    await begin.and(page.getByLabel(`Use: ${results[0]!.text}`)).waitFor();
    expect(await begin.count()).toBe(results.length);
    await visitor.expectAccessible('the step of the words');

    const message = page.getByLabel('Your message');
    await message.fill('I still have the map you drew me.');
    await begin.first().click();
    expect(await message.inputValue()).toBe(results[0]!.text);
    await page.keyboard.press('End');
    await page.keyboard.type(' And more.');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await message.inputValue()).toBe('I still have the map you drew me.');
    // Undo restores what was written in between too.
    await page.getByText('Your earlier message is back').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await message.inputValue()).toBe(`${results[0]!.text} And more.`);

    await words.getByRole('button', { name: 'Funny' }).click();
    const before = await begin.first().getAttribute('aria-label');
    await words.getByRole('button', { name: 'Show others' }).click();
    await expect.poll(() => begin.first().getAttribute('aria-label')).not.toBe(before);
    await visitor.end();
  });
});

describe('an old address of a card', () => {
  it('redirects to the current one permanently, with the choices', async () => {
    const moved = (await readCatalogue()).find((entry) => entry.formerly !== undefined);
    const [before = ''] = moved?.formerly ?? [];
    expect(before).not.toBe('');
    const response = await fetch(`${product.url}${routes.card(before, { name: 'Ana' })}`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('Location') ?? '', product.url).pathname).toBe(routes.card(moved!.cardId));
    expect(new URL(response.headers.get('Location') ?? '', product.url).searchParams.get('name')).toBe('Ana');
    const html = await htmlOf(routes.card(before));
    expect(html).toContain(`<link rel="canonical" href="${product.url}${routes.card(moved!.cardId)}"`);
    expect(html).not.toContain(`${routes.card(before)}"`);
  });
});
