import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { currentPage, turnButtons, untilTurnedTo } from '#tests/e2e/support/open-card.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

/** Two fingers enlarge a card on a phone, wherever it is seen. */

const PHONE = { width: 390, hasTouch: true, isMobile: true };
type Point = readonly [x: number, y: number];
const MIDDLE: Point = [195, 300];
const STEPS = 10;

/** Fingers on the screen, as the browser gets them from a phone: each step is a frame of its own. */
function fingersOn(page: Page, cdp: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const steps = async (to: (share: number) => Point[]) => {
    for (let i = 1; i <= STEPS; i++) {
      await touch('touchMove', ...to(i / STEPS));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await touch('touchEnd');
  };
  return {
    /** Two fingers go from one distance to another, in pixels. */
    pinch: async (from: number, to: number, [x, y] = MIDDLE) => {
      const at = (distance: number): [Point, Point] => [
        [x - distance / 2, y - distance / 2],
        [x + distance / 2, y + distance / 2],
      ];
      await touch('touchStart', at(from)[0]);
      await touch('touchStart', ...at(from));
      await steps((share) => at(from + (to - from) * share));
    },
    /** One finger goes to the right, or with a negative distance to the left. */
    swipe: async (distance: number) => {
      const [x, y] = [MIDDLE[0] - distance / 2, MIDDLE[1]];
      await touch('touchStart', [x, y]);
      await steps((share) => [[x + distance * share, y]]);
    },
  };
}
const zoomOf = (page: Page) =>
  page.evaluate(() => ({ scale: visualViewport?.scale ?? 0, left: visualViewport?.offsetLeft ?? 0 }));
const scaleOf = async (page: Page) => (await zoomOf(page)).scale;

/** Reads a number until it has stopped changing, and returns it. */
async function untilStill(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last === before;
    })
    .toBe(true);
  return last;
}

it('two fingers enlarge an open card, and while it is enlarged one finger moves over it and turns no page', async () => {
  const reader = await visit(browser, product.url, PHONE);
  const { page, context } = reader;
  await page.goto(`${await sendCard()}?open=1`);
  await untilHydrated(page);
  const { pinch, swipe } = fingersOn(page, await context.newCDPSession(page));
  // Once a button turns the card, a finger does too.
  await turnButtons(page).first().click();
  await untilTurnedTo(page, 1);
  await swipe(-220);
  await untilTurnedTo(page, 2);

  await pinch(40, 240);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  expect(await currentPage(page)).toBe(2);
  const { left } = await zoomOf(page);
  await swipe(-160);
  await expect.poll(async () => (await zoomOf(page)).left).toBeGreaterThan(left + 10);
  // How far a finger moves it depends on how fast the browser is. It moves both ways.
  const moved = await untilStill(async () => (await zoomOf(page)).left);
  await swipe(160);
  await expect.poll(async () => (await zoomOf(page)).left).toBeLessThan(moved - 10);
  expect(await currentPage(page)).toBe(2);
  expect(await page.locator('[data-moving]').count()).toBe(0);

  await pinch(240, 20);
  await expect.poll(() => scaleOf(page)).toBe(1);
  await swipe(220);
  await untilTurnedTo(page, 1);
  await reader.end();
});

it('two fingers enlarge the inside of a card of the shop', async () => {
  const reader = await visit(browser, product.url, PHONE);
  const { page, context } = reader;
  await page.goto(routes.card(SHOP_CARD));
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Inside' }).click();
  await page.getByRole('tabpanel', { name: 'Inside' }).scrollIntoViewIfNeeded();
  const box = await page.getByRole('tabpanel', { name: 'Inside' }).boundingBox();
  const { pinch } = fingersOn(page, await context.newCDPSession(page));
  await pinch(40, 240, [195, (box?.y ?? 0) + (box?.height ?? 0) / 2]);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await reader.end();
});
