import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** Until the cover stands upright: on a wide screen and a narrow one. */
const UPRIGHT_MS = 2900;
/** When the cover lies open. */
const OPEN_MS = 3500;
/** How long the verse is to be in view, where it is there by itself. */
const VERSE_MS = 1000;
const STEP_MS = 20;

type Seen = { at: number; part: string; left: number; right: number };

const FRONT = '[data-leaf="front"]';
const VERSE = '[data-leaf="verse"]';
const MESSAGE = '[data-leaf="message"]';

/** Starts the opening, and holds all that moves at moment after moment. @returns where these parts were at each, as far as they were in view */
async function holdOpening(page: Page, parts: string[], from: number, until: number): Promise<Seen[]> {
  await page.getByRole('button', { name: 'Open the envelope' }).click();
  await page.locator('[data-moving]').waitFor({ state: 'attached' });
  return page.evaluate(
    ({ parts, from, until, step }) => {
      const root = document.querySelector('[data-stage]')!;
      const film = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target !== null && root.contains(target);
      });
      for (const animation of film) animation.pause();
      const seen: Seen[] = [];
      for (let at = from; at <= until; at += step) {
        for (const animation of film) animation.currentTime = at;
        for (const part of parts) {
          const { left, right, top } = document.querySelector(part)!.getBoundingClientRect();
          // What waits below, or has fallen, is not in view.
          if (top < innerHeight) seen.push({ at, part, left, right });
        }
      }
      for (const animation of film) animation.finish();
      return seen;
    },
    { parts, from, until, step: STEP_MS },
  );
}

it.each([320, 390, 1280])('nothing of the opening is cut off at the sides of a screen of %i pixels', async (width) => {
  const reader = await visit(browser, product.url, { width });
  const { page } = reader;
  await page.goto(await sendCard());
  await page.locator('[data-prepared]').waitFor({ state: 'attached' });
  const seen = await holdOpening(page, ['[data-part="address"]', '[data-part="env"]', FRONT], 0, UPRIGHT_MS);
  expect(new Set(seen.map(({ part }) => part)).size).toBe(3);
  expect(seen.length).toBeGreaterThan(UPRIGHT_MS / STEP_MS);
  expect(seen.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  await page.getByText('the kettle is yours').waitFor();
  await reader.end();
});

it.each([320, 390, 1280])(
  'the verse comes into view as a whole on a screen of %i pixels, stays to be read, and the message follows',
  async (width) => {
    const reader = await visit(browser, product.url, { width });
    const { page } = reader;
    await page.goto(await sendCard());
    await page.locator('[data-prepared]').waitFor({ state: 'attached' });
    const seen = await holdOpening(page, [VERSE], UPRIGHT_MS + STEP_MS, OPEN_MS + VERSE_MS);
    expect(seen.length).toBeGreaterThan(VERSE_MS / STEP_MS);
    expect(seen.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    const lies = seen.filter(({ at }) => at >= OPEN_MS);
    expect(Math.max(...lies.map(({ left }) => left)) - Math.min(...lies.map(({ left }) => left))).toBeLessThan(1);
    const message = page.locator(MESSAGE);
    await message.getByText('the kettle is yours').waitFor();
    await expect.poll(() => page.locator('[data-state][data-initial]').getAttribute('data-state')).toBe('open');
    const box = await message.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await reader.end();
  },
);
