import { type Bench, interleaved } from './figures.ts';
import { bareServer, requestsPerSecond } from './load.ts';
import { startProduct } from '#tests/product.ts';

/** P1: a public page served from the cache, compared with a bare server that sends the same bytes. */
export const warmPage: Bench = {
  id: 'P1',
  async run() {
    const product = await startProduct();
    const headers = { 'Accept-Encoding': 'br' };
    const page = await fetch(`${product.url}/`, { headers });
    const plain = Buffer.from(await page.arrayBuffer());
    const { brotliCompressSync } = await import('node:zlib');
    const bytes = brotliCompressSync(plain);
    const bare = await bareServer((_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Encoding': 'br',
          'Content-Length': bytes.length,
        })
        .end(bytes),
    );
    await requestsPerSecond(`${product.url}/`, headers, 2);
    const { a, b } = await interleaved(
      5,
      () => requestsPerSecond(`${product.url}/`, headers),
      () => requestsPerSecond(bare.url, headers),
    );
    await bare.close();
    await product.stop();
    return [
      {
        id: 'P1',
        what: 'a public page from the cache, compared with bare node:http',
        target: '≥ 0.8 ×',
        measured: `${(a / b).toFixed(2)} ×`,
        ok: a / b >= 0.8,
        notes: [`${Math.round(a)} and ${Math.round(b)} requests a second`],
      },
    ];
  },
};
