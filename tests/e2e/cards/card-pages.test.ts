import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { recordedMotion, recordMotion } from '#tests/e2e/support/motion.ts';
import { currentPage, turnButtons, turnToFront, untilTurnedTo } from '#tests/e2e/support/open-card.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

/** Three pages of a letter in the smallest size. */
const LONG_MESSAGE = Array.from(
  { length: 20 },
  (_, i) => `${i + 1}. The kettle is yours now, and it whistles in F as you said.`,
).join('\n');

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

/** The pages of the card that are shown, by what they are, with their places in the window. */
const pagesShown = (page: Page) =>
  page.locator('[data-leaf]').evaluateAll((leaves) =>
    leaves
      .filter((leaf) => getComputedStyle(leaf).visibility === 'visible')
      .map((leaf) => ({
        name: (leaf as HTMLElement).dataset['leaf'] ?? '',
        text: leaf.textContent ?? '',
        box: leaf.getBoundingClientRect().toJSON() as Box,
      })),
  );
/** Those of them that are in the window as a whole. */
const pagesInView = async (page: Page) => {
  const { width = 0 } = page.viewportSize() ?? {};
  return (await pagesShown(page)).filter(({ box }) => box.left >= 0 && box.right <= width);
};
const namesInView = async (page: Page) => (await pagesInView(page)).map(({ name }) => name);

async function expectTrueProportion(page: Page): Promise<void> {
  const shown = await pagesShown(page);
  expect(shown.length).toBeGreaterThan(0);
  const wrong = shown.filter(({ box }) => Math.abs(box.height / box.width - 1.4) > 0.005);
  expect(wrong).toEqual([]);
}

async function openCard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Skip to the card' }).click();
  await page.locator('[data-state="open"]').waitFor();
  await page.getByLabel('Your thank-you note').waitFor();
}

/** Drags a finger over the card by this many pixels, as far to one side of its middle as to the other. */
async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const card = await page.locator('[data-card]').boundingBox();
  const start = { x: card!.x + card!.width / 2 - by.x / 2, y: card!.y + card!.height * 0.9 };
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + by.x * part, y: start.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await cdp.detach();
}

describe.each(widthsFor(390))('the pages of a card, at %i pixels', (width) => {
  const isNarrow = width === 390;

  it('end their opening at the message, in the proportion of a card, and nothing moves after it', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await page.goto(await sendCard());
    await page.locator('[data-prepared]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('[data-state][data-initial]')!;
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new MutationObserver(() => {
        if (root.dataset['state'] !== 'open') return;
        const { left, top } = root.querySelector('[data-leaf="message"]')!.getBoundingClientRect();
        root.dataset['landed'] ??= `${left} ${top}`;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
        }).observe({ type: 'layout-shift' });
      }).observe(root, { attributeFilter: ['data-state'] });
    });
    await page.getByRole('button', { name: 'Open the envelope' }).click();
    await page.getByLabel('Your thank-you note').waitFor();
    await page.locator('[data-envelope]').waitFor({ state: 'detached' });
    await reader.untilSettled();
    await expectTrueProportion(page);
    await expect.poll(() => namesInView(page)).toEqual(isNarrow ? ['message'] : ['verse', 'message']);
    expect(
      await page.evaluate(() => {
        const { left, top } = document.querySelector('[data-leaf="message"]')!.getBoundingClientRect();
        return `${left} ${top}`;
      }),
    ).toBe(await page.locator('[data-landed]').getAttribute('data-landed'));
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
    await reader.end();
  });

  it('are turned by buttons, which say what they lead to', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await openCard(page, await sendCard());
    const labels = async () => (await turnButtons(page).allInnerTexts()).map((label) => label.trim());
    expect(await labels()).toEqual([isNarrow ? 'The verse' : 'The front']);
    if (isNarrow) {
      await turnButtons(page).first().click();
      await page.getByRole('status').filter({ hasText: 'The verse' }).waitFor({ state: 'attached' });
      await expect.poll(() => namesInView(page)).toEqual(['verse']);
      await expect.poll(labels).toEqual(['The front', 'The message']);
    }
    await turnToFront(page);
    expect((await pagesShown(page)).map(({ name }) => name)).toEqual(['front']);
    await expect.poll(() => namesInView(page)).toEqual(['front']);
    await expectTrueProportion(page);
    // The button that led here is gone: the focus is on the card, and keys turn it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-card]'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => currentPage(page)).toBe(isNarrow ? 1 : 2);
    await reader.end();
  });

  it('of a long letter are turned one after another, and back', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await openCard(page, await sendCard(LONG_MESSAGE));
    const letters = await page.locator('[data-letter]').allTextContents();
    expect(letters).toHaveLength(3);
    expect(letters.join('\n').match(/whistles/g)).toHaveLength(20);
    const inView = async () =>
      (await page.locator('[data-moving]').count()) > 0
        ? 'moving'
        : (await pagesInView(page)).map(({ text }) => /\d+(?=\. The)/.exec(text)?.[0]);
    const firsts = letters.map((text) => /\d+(?=\. The)/.exec(text)?.[0]);
    // Where two pages are in view, the first letter page stands beside the verse.
    const stops = isNarrow ? firsts.map((first) => [first]) : [[undefined, firsts[0]], firsts.slice(1)];
    const [start, ...further] = stops;
    expect(await inView()).toEqual(start);
    for (const stop of further) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(inView).toEqual(stop);
      await expectTrueProportion(page);
    }
    expect(await turnButtons(page).count()).toBe(1);
    for (const stop of stops.slice(0, -1).toReversed()) {
      await turnButtons(page).first().click();
      await expect.poll(inView).toEqual(stop);
    }
    await reader.end();
  });

  it('are all there in print, one below another', async () => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await openCard(page, await sendCard(LONG_MESSAGE));
    await page.emulateMedia({ media: 'print' });
    const shown = await pagesShown(page);
    expect(shown.map(({ name }) => name)).toEqual(['front', 'verse', 'message', 'further', 'further']);
    await expectTrueProportion(page);
    for (const [i, { box }] of shown.entries()) expect(box.top).toBeGreaterThanOrEqual(shown[i - 1]?.box.bottom ?? 0);
    await reader.end();
  });

  it('change without motion where reduced motion is preferred', async () => {
    const reader = await visit(browser, product.url, { width, reducedMotion: 'reduce' });
    const { page } = reader;
    await recordMotion(page);
    await openCard(page, await sendCard(LONG_MESSAGE));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentPage(page)).toBe(isNarrow ? 3 : 4);
    await turnToFront(page);
    expect(await recordedMotion(page)).toEqual([]);
    await reader.end();
  });
});

test('a finger turns the pages on a phone, and still scrolls', async () => {
  const reader = await visit(browser, product.url, { width: 390, hasTouch: true });
  const { page } = reader;
  await openCard(page, await sendCard(LONG_MESSAGE));
  await swipe(page, { x: 220, y: 4 });
  await untilTurnedTo(page, 1);
  await swipe(page, { x: 220, y: 4 });
  await untilTurnedTo(page, 0);
  for (const next of [1, 2, 3, 4]) {
    await swipe(page, { x: -220, y: 4 });
    await untilTurnedTo(page, next);
  }
  // There is no further page.
  await swipe(page, { x: -220, y: 4 });
  await swipe(page, { x: 6, y: -220 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await currentPage(page)).toBe(4);
  await reader.end();
});

test.each([320, 390])(
  'at %i pixels a card is as wide as the screen allows, and its letters are large enough',
  async (width) => {
    const reader = await visit(browser, product.url, { width, viewport: { width, height: 640 } });
    const { page } = reader;
    await openCard(page, await sendCard(LONG_MESSAGE));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [message] = await pagesInView(page);
    expect(message?.box.width).toBeGreaterThanOrEqual(298);
    const sizes = await page
      .locator('[data-letter] p')
      .evaluateAll((letters) => letters.map((letter) => Number.parseFloat(getComputedStyle(letter).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    await reader.end();
  },
);

test('without script every page is there', async () => {
  const reader = await visit(browser, product.url, { width: 390, javaScriptEnabled: false });
  const { page } = reader;
  await page.goto(await sendCard(LONG_MESSAGE));
  await page.getByRole('button', { name: 'Open the envelope' }).click();
  await page.locator('[data-state="open"]').waitFor();
  expect((await pagesShown(page)).map(({ name }) => name)).toEqual(['front', 'verse', 'message', 'further', 'further']);
  await expectTrueProportion(page);
  expect((await pagesInView(page)).length).toBe(5);
  expect(await turnButtons(page).count()).toBe(0);
  await reader.end();
});
