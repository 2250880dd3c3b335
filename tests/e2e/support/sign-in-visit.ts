import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { RunningProduct } from '#tests/product.ts';
import { waitForMail, untilHydrated } from './visit.ts';

/** Calls that are refused in these tests; the browser reports each. */
export const REFUSED_CALLS = /\/api\/1\/(login|verify|account\/password|register)/;

/** The six digits of a mail. */
export async function digitsFor(product: RunningProduct, address: string): Promise<string> {
  const { text } = await waitForMail(product.url, address);
  const [, one = '', two = ''] = /^(\d{3}) (\d{3})$/m.exec(text) ?? [];
  return one + two;
}
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
export const openMenu = (page: Page) => page.locator('summary[aria-label^="Account menu"]').click();
/** Waits until the header shows a signed-in member. */
export const untilSignedIn = (page: Page) => page.locator('summary[aria-label^="Account menu"]').waitFor();
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByText('You are signed out').waitFor();
  expect(pathOf(page)).toBe(routes.home());
}
