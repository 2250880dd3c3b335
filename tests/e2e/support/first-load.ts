import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { routes } from '#shared/routes.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { POLL_BY_TIMER } from './visit.ts';

/** The pages that most visits begin at. `limit` is in kilobytes (1,000 bytes) of brotli. */
type FirstLoad = { name: string; address: string; limit: number };

/** @param received the address of a received card */
export function firstLoads(received: string): FirstLoad[] {
  return [
    { name: 'home', address: routes.home(), limit: 125 },
    { name: 'browse', address: routes.cards('birthday'), limit: 125 },
    { name: 'a card', address: routes.card(SHOP_CARD), limit: 125 },
    { name: 'open a card', address: routes.open(), limit: 125 },
    { name: 'reading a card', address: received, limit: 85 },
    { name: 'a name', address: routes.name('Amelie'), limit: 125 },
    { name: 'signing in', address: routes.login(), limit: 125 },
    { name: 'sending a card', address: routes.send('card'), limit: 135 },
  ];
}

/**
 * JavaScript that a page requests at its first load, in bytes of brotli: all that a new browser requests until the page announces that it is
 * interactive (app/client/input/announce-hydrated.ts). What comes later, when the page is idle, nobody waits for.
 */
export async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      document.addEventListener('hydrated', ({ target }) => {
        if (target === document) performance.mark('hydrated');
      });
    });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, POLL_BY_TIMER);
    const files = await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName('hydrated');
      const requested = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= hydrated!.startTime);
      return [...new Set(requested.map(({ name }) => new URL(name).pathname))].filter((file) => file.endsWith('.js'));
    });
    let bytes = 0;
    for (const file of files) bytes += brotliCompressSync(await readFile(path.join('dist/client', file))).length;
    return bytes;
  } finally {
    await context.close();
  }
}
