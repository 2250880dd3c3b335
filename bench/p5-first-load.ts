import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench, Figure } from './figures.ts';
import { startProduct } from '#tests/product.ts';

/** JavaScript that a page asks for at its first load, in bytes of brotli: its module scripts and preloads, and what those import statically. */
async function scriptBytes(html: string): Promise<number> {
  const wanted = new Set(
    [
      ...html.matchAll(/<(?:link[^>]+rel="modulepreload"[^>]+href|script[^>]+src)="(\/assets\/[^"]+\.js)"/g),
      ...html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g),
    ].map(([, file = '']) => file),
  );
  let bytes = 0;
  for (const file of wanted) {
    const source = await readFile(path.join('dist/client', file));
    bytes += brotliCompressSync(source).length;
    for (const [, name] of source.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      wanted.add(`/assets/${name}`);
  }
  return bytes;
}

/** P5: JavaScript at first load. */
export const firstLoad: Bench = {
  id: 'P5',
  async run() {
    const product = await startProduct();
    const list = (await (
      await fetch(`${product.url}/api/1/cards?limit=1`, { headers: { 'X-Api-Token': 'cardamom-web' } })
    ).json()) as { data: { results: { cardId: string }[] } };
    const pages: [string, string, number][] = [
      ['home', '/', 135],
      ['browse', '/cards/birthday', 135],
      ['a card', `/card/view/${list.data.results[0]?.cardId}`, 135],
      ['open a card', '/open', 135],
      ['reading a card', '/card/read/AAAAAAAAAAAAAAAAAAAAAA', 115],
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
    await product.stop();
    return figures;
  },
};
