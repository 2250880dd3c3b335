import type { Browser, BrowserContext, Page } from 'playwright-core';
import { routes } from '#shared/routes.ts';
import type { RunningProduct } from '#tests/product.ts';
import { registerInBrowser } from './member.ts';
import { untilHydrated, visit, type VisitOptions } from './visit.ts';

/** Calls of the account that are refused in these tests; the browser reports each. */
export const REFUSED_CALLS = /\/api\/1\/account/;

export type MemberVisit = {
  page: Page;
  context: BrowserContext;
  end: () => Promise<void>;
  expectAccessible: (what: string) => Promise<void>;
};
/** A member in a browser of their own, just registered. */
export async function openAsMember(
  browser: Browser,
  product: RunningProduct,
  email: string,
  options: VisitOptions = {},
): Promise<MemberVisit> {
  const guest = await visit(browser, product.url, options);
  await registerInBrowser(guest.page, product.url, email);
  return guest;
}

/** Goes to a page, and waits for its heading: guarded pages have none until the session is known. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
export async function openAccountPage(page: Page): Promise<void> {
  await goTo(page, routes.account(), 'Your account');
  await page.getByRole('heading', { name: 'Delete your account', exact: true }).waitFor();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The value of a row of the account page. */
export const accountRow = (page: Page, id: string) => page.locator(`#${id} dd`).first();

/** Checks a page in one theme: light on a desktop, dark on a phone, so that each page is seen in both. */
export async function checkTheme(
  page: Page,
  look: (theme: string) => Promise<void>,
  light?: 'light' | 'dark',
): Promise<void> {
  const theme = light ?? ((page.viewportSize()?.width ?? 0) < 500 ? 'dark' : 'light');
  await page.emulateMedia({ colorScheme: theme });
  // The transition between the themes has colours of neither.
  await page.evaluate(async () => {
    await Promise.race([
      new Promise((resolve) => requestAnimationFrame(resolve)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  await look(theme);
}
