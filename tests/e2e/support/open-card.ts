import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The number of the page that an open card shows, in reading order: 0 the front, 1 the verse, 2 the message. */
export async function currentPage(page: Page): Promise<number> {
  return Number(await page.locator('[data-state][data-initial]').getAttribute('data-page'));
}

/** The buttons that turn the pages of an open card, at this width. */
export function turnButtons(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages of the card' }).getByRole('button');
}

/** Turns an open card back to its front, one page after the other. */
export async function turnToFront(page: Page): Promise<void> {
  for (let shown = await currentPage(page); shown > 0; shown = await currentPage(page)) {
    await turnButtons(page).first().click();
    await expect.poll(() => currentPage(page)).toBeLessThan(shown);
  }
}

/** Waits until an open card shows a page, and lies still: a turn that begins earlier is not begun. */
export async function untilTurnedTo(page: Page, number: number): Promise<void> {
  await expect.poll(() => currentPage(page)).toBe(number);
  await page.locator('[data-moving]').waitFor({ state: 'detached' });
}
