import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from '#tests/browser.ts';
import type { RunningProduct } from '#tests/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared product runs; `global-setup.ts` starts it. */
    product: RunningProduct;
  }
}

/**
 * The product that journeys share unless they need settings, a mail server or a database of their own. Other tests use it at the same
 * time: a test makes its own members, with addresses that nobody else has, and expects nothing of what it did not make.
 */
export const product: RunningProduct = inject('product');

/** One browser for each process that runs journeys: files are not isolated, so this module is loaded once. Playwright ends it with the process. */
export const browser: Browser = await openBrowser();
