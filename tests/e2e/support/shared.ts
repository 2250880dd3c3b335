import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '#tests/browser.ts';
import type { RunningProduct } from '#tests/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared product; `global-setup.ts` starts it. */
    product: RunningProduct;
  }
}

/**
 * The product that journeys share unless they need settings, a mail server or a database of their own. Other tests use it at the same
 * time: a test creates its own members, with addresses that nobody else has, and expects nothing of data that it did not create.
 */
export const product: RunningProduct = inject('product');

/** One browser for each process that runs journeys: files are not isolated, so this module is loaded once. Playwright ends it with the process. */
export const browser: Browser = await openBrowser();
