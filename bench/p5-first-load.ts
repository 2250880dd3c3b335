import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench, Figure } from './figures.ts';
import { openBrowser } from '#tests/browser.ts';
import { routes } from '#shared/routes.ts';
import { startProduct } from '#tests/product.ts';
import { makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';

const STATIC = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
/** The modules that make the page interactive: the entry imports them after the first paint. */
const AFTER_PAINT = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

/** JavaScript that a page requests at its first load, in bytes of brotli: its entry, the modules it lists, and their imports. */
async function scriptBytes(html: string): Promise<number> {
  const entries = [...html.matchAll(/<script[^>]+src="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const named = /<meta name="page-modules" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const linked = [...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const wanted = new Set([...entries, ...named, ...linked]);
  let bytes = 0;
  for (const file of wanted) {
    const source = await readFile(path.join('dist/client', file), 'utf8');
    bytes += brotliCompressSync(source).length;
    const imported = [...source.matchAll(STATIC), ...(entries.includes(file) ? source.matchAll(AFTER_PAINT) : [])];
    for (const [, name] of imported) wanted.add(`/assets/${name}`);
  }
  return bytes;
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
      const kilobytes = (await scriptBytes(await (await fetch(product.url + address)).text())) / 1000;
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
