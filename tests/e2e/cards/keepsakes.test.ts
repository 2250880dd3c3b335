import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSentCard } from '#tests/e2e/support/sent-cards.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-kept-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MESSAGE = `Dear Noor,\n${'the kettle is yours now. It whistles in F, as you always said. '.repeat(24)}`;

/** Follows a link to a file. @returns where the file was saved, and its name */
async function save(page: Page, link: Locator): Promise<{ file: string; name: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const name = download.suggestedFilename();
  const file = path.join(folder, name);
  await download.saveAs(file);
  return { file, name };
}

describe('whoever got a card, on a phone', () => {
  it('saves a picture of its inside and the whole card, which opens from the disk without a network', async () => {
    const reader = await visit(browser, product.url, { width: 390 });
    const { page } = reader;
    await page.goto(`${await sendCard(MESSAGE)}?open=1`);
    // By keyboard: the dialog takes the focus, and gives it back.
    const button = page.getByRole('button', { name: 'Save' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save the card' });
    await dialog.getByRole('link', { name: 'Opened card' }).waitFor();
    await reader.expectAccessible('the files of a card');
    const picture = await save(page, dialog.getByRole('link', { name: 'Opened card' }));
    expect(picture.name).toMatch(/ - for Noor - opened card\.png$/);
    // From memory: the product, where a test runs it in this process, lets no picture be read from a file.
    expect(await sharp(await readFile(picture.file)).metadata()).toMatchObject({
      format: 'png',
      width: 1600,
      height: 1120,
    });

    const whole = await save(page, dialog.getByRole('link', { name: 'The whole card in one file' }));
    expect(whole.name).toMatch(/ - for Noor - card\.html$/);
    expect((await stat(whole.file)).size).toBeLessThan(1.5 * 1024 ** 2);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await reader.end();

    const context = await browser.newContext({ offline: true, viewport: { width: 390, height: 800 } });
    const kept = await context.newPage();
    const faults: string[] = [];
    kept.on('console', (message) => faults.push(message.text()));
    await kept.goto(pathToFileURL(whole.file).href);
    expect(await kept.getByRole('heading').innerText()).toBe('A card for Noor from Rosa');
    const message = kept.getByRole('region', { name: 'Message', exact: true });
    expect(await message.isVisible()).toBe(false);
    await kept.keyboard.press('Tab');
    await kept.keyboard.press('Space');
    await message.waitFor();
    expect(await message.innerText()).toContain('the kettle is yours now');
    const all = await kept.getByRole('region', { name: /^Message/ }).allInnerTexts();
    expect(all.join(' ').match(/always/g)).toHaveLength(24);
    await expect.poll(() => kept.getByRole('img', { name: /It says/ }).evaluateAll((found) => found.length)).toBe(0);
    // The pictures are in the file, and the hand is its own font.
    const pictures = kept.locator('img');
    expect(await pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(
      true,
    );
    expect(await kept.evaluate(() => document.fonts.check('20px Hand'))).toBe(true);
    // A long message has the smallest letters that there are.
    await kept.setViewportSize({ width: 320, height: 700 });
    const sizes = await kept
      .locator('.letter')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    expect(await kept.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('saves the PDF on the paper of their language, with all pages of the letter', async () => {
    const reader = await visit(browser, product.url, { width: 390, locale: 'en-US' });
    const { page } = reader;
    await page.goto(`${await sendCard(MESSAGE)}?open=1`);
    await page.getByRole('link', { name: 'Print or save as PDF' }).click();
    await page.getByRole('heading', { name: 'Print this card' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'US Letter' }).isChecked()).toBe(true);
    await page.getByText(/^Print on both sides, flip on the short edge, put the 2 sheets inside each other/).waitFor();
    const half = await save(page, page.getByRole('link', { name: 'Download the PDF' }));
    expect(half.name).toMatch(/ - for Noor - to print, US Letter, folded once\.pdf$/);
    expect(await pagesOf(half.file)).toMatchObject({ count: 4, size: [792, 612], kettles: 24 });

    await page.getByRole('radio', { name: 'Folded once' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Print on one side/).waitFor();
    expect(await page.locator('[data-turned]').count()).toBe(4);
    const quarter = await save(page, page.getByRole('link', { name: 'Download the PDF' }));
    expect(await pagesOf(quarter.file)).toMatchObject({ count: 2, size: [612, 792], kettles: 24 });
    await reader.end();
  });
});

async function pagesOf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { text } = await extractText(pdf, { mergePages: true });
  const { view } = await pdf.getPage(1);
  return { count: pdf.numPages, size: view.slice(2), kettles: text.match(/always/g)?.length };
}

it.each([390, 1280])(
  'the sender prints and saves the card from the page of its delivery, at %i pixels',
  async (width) => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    await page.goto(await makeSentCard(page, product.url));
    const keep = page.getByRole('region', { name: 'Keep a copy' });
    await keep.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save the card' });
    const { name } = await save(page, dialog.getByRole('link', { name: 'Front' }));
    expect(name).toMatch(/ - from .+ - front\.png$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await keep.getByRole('link', { name: 'Print or save as PDF' }).click();
    await page.getByRole('heading', { name: 'Print this card' }).waitFor();
    await sender.expectAccessible('the page where a card is printed', 'light');
    await sender.expectAccessible('the page where a card is printed', 'dark');
    const sheets = await save(page, page.getByRole('link', { name: 'Download the PDF' }));
    expect(await pagesOf(sheets.file)).toMatchObject({ count: 2 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await sender.end();
  },
);

it('a press on Save from before hydration opens the files once the page is hydrated', async () => {
  const sender = await visit(browser, product.url, { width: 390 });
  const { page } = sender;
  const path = await makeSentCard(page, product.url);
  const pressed = Promise.withResolvers<void>();
  const entryHasRun = Promise.withResolvers<void>();
  await page.route('**/assets/base-*.js', async (route) => {
    entryHasRun.resolve();
    await pressed.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await entryHasRun.promise;
  await page.getByRole('button', { name: 'Save' }).click({ noWaitAfter: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  pressed.resolve();
  await page.getByRole('dialog', { name: 'Save the card' }).getByRole('link', { name: 'Front' }).waitFor();
  await sender.end();
});

it('without script every file has its link', async () => {
  const reader = await visit(browser, product.url, { width: 390, javaScriptEnabled: false });
  await reader.page.goto(`${await sendCard()}?open=1`);
  expect(await reader.page.getByRole('button', { name: 'Save' }).isVisible()).toBe(false);
  await reader.page.getByRole('link', { name: 'Print or save as PDF' }).click();
  await reader.page.getByRole('heading', { name: 'Print this card' }).waitFor();
  expect(await reader.page.getByRole('link', { name: /\(PDF\)$/ }).count()).toBe(9);
  expect(await reader.page.getByRole('link', { name: 'The whole card in one file' }).isVisible()).toBe(true);
  await reader.end();
});
