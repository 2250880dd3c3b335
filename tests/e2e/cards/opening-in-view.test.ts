import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** Until the cover stands upright: what is turned over then lies beside a narrow screen, as it does at rest. */
const UPRIGHT_MS = 2900;
const STEP_MS = 20;

type Seen = { at: number; part: string; left: number; right: number };

/** Starts the opening, and holds all that moves at moment after moment. @returns where the envelope and the front of the card were at each */
async function holdOpening(page: Page, until: number, step: number): Promise<Seen[]> {
  await page.getByRole('button', { name: 'Open the envelope' }).click();
  await page.locator('[data-moving]').waitFor({ state: 'attached' });
  return page.evaluate(
    ({ until, step }) => {
      const root = document.querySelector('[data-stage]')!;
      const film = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target !== null && root.contains(target);
      });
      for (const animation of film) animation.pause();
      const seen: Seen[] = [];
      for (let at = 0; at <= until; at += step) {
        for (const animation of film) animation.currentTime = at;
        for (const part of ['[data-part="address"]', '[data-part="env"]', '[data-leaf="front"]']) {
          const { left, right, top } = document.querySelector(part)!.getBoundingClientRect();
          // What waits below, or has fallen, is not in view.
          if (top < innerHeight) seen.push({ at, part, left, right });
        }
      }
      for (const animation of film) animation.finish();
      return seen;
    },
    { until, step },
  );
}

it.each([320, 390, 1280])('nothing of the opening is cut off at the sides of a screen of %i pixels', async (width) => {
  const reader = await visit(browser, product.url, { width });
  const { page } = reader;
  await page.goto(await sendCard());
  await page.locator('[data-prepared]').waitFor({ state: 'attached' });
  const seen = await holdOpening(page, UPRIGHT_MS, STEP_MS);
  expect(new Set(seen.map(({ part }) => part)).size).toBe(3);
  expect(seen.length).toBeGreaterThan(UPRIGHT_MS / STEP_MS);
  expect(seen.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  await page.getByText('the kettle is yours').waitFor();
  await reader.end();
});
