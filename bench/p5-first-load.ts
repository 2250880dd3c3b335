import type { Bench, Figure } from './figures.ts';
import { openBrowser } from '#tests/browser.ts';
import { firstLoads, scriptBytes } from '#tests/e2e/support/first-load.ts';
import { makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';
import { startProduct } from '#tests/product.ts';

/** P5: JavaScript at first load. */
export const firstLoad: Bench = {
  id: 'P5',
  async run() {
    const product = await startProduct();
    const browser = await openBrowser();
    const page = await browser.newPage();
    const figures: Figure[] = [];
    for (const { name, address, limit } of firstLoads(await makeReceivedCard(page, product.url))) {
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
