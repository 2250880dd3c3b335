import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench, Figure } from './figures.ts';
import { openBrowser } from '#tests/browser.ts';
import { routes } from '#shared/routes.ts';
import { startProduct } from '#tests/product.ts';
import { makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';

/**
 * JavaScript that a page requests at its first load, in bytes of brotli: all that a new browser requests until the page announces that it is
 * interactive (app/client/announce-hydrated.ts). What comes later, when the page is idle, nobody waits for.
 */
async function scriptBytes(browser: Awaited<ReturnType<typeof openBrowser>>, address: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      document.addEventListener('hydrated', ({ target }) => {
        if (target === document) performance.mark('hydrated');
      });
    });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
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

/** P5: JavaScript at first load. */
export const firstLoad: Bench = {
  id: 'P5',
  async run() {
    const product = await startProduct();
    const browser = await openBrowser();
    const page = await browser.newPage();
    const list = (await (
      await fetch(`${product.url}/api/1/cards?limit=1`, { headers: { 'X-Api-Token': 'cardamom-web' } })
    ).json()) as { data: { results: { cardId: string }[] } };
    const pages: [string, string, number][] = [
      ['home', '/', 125],
      ['browse', '/cards/birthday', 125],
      ['a card', `/card/view/${list.data.results[0]?.cardId}`, 125],
      ['open a card', '/open', 125],
      ['reading a card', await makeReceivedCard(page, product.url), 85],
      ['a name', routes.name('Amelie'), 125],
      ['signing in', routes.login(), 125],
      ['sending a card', '/card/send/card', 135],
    ];
    const figures: Figure[] = [];
    for (const [name, address, limit] of pages) {
      const kilobytes = (await scriptBytes(browser, product.url + address)) / 1000;
      figures.push({
        id: 'P5',
        what: `JavaScript at first load, brotli: ${name}`,
        target: `≤ ${limit} kB`,
        measured: `${kilobytes.toFixed(1)} kB`,
        ok: kilobytes > 0 && kilobytes <= limit,
      });
    }
    await browser.close();
    await product.stop();
    return figures;
  },
};
