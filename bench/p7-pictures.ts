import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { CardRow } from '#server/cards/cards.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { shopPreview } from '#server/cards/shop-document.ts';
import { toRow } from '#server/cards/catalogue/catalogue-rows.ts';
import { readCatalogue } from '#server/cards/catalogue/catalogue.ts';
import { localStudio } from '#server/pictures/studio/studio.ts';
import { type Bench, interleaved, median, percentile } from './figures.ts';
import { bareServer, requestsPerSecond } from './load.ts';
import { startProduct } from '#tests/product.ts';

/** A card's row as the catalogue import writes it. */
function rowFor(entry: CatalogueEntry): CardRow {
  return {
    ...toRow(entry),
    recipe: entry.recipe,
    facts: { ...entry.facts, shelves: entry.categories },
    is_retired: false,
    created_at: new Date(),
  };
}

/** P7: every card drawn as SVG and as a 480 px picture, warm; a cached picture compared with a static file. */
export const pictures: Bench = {
  id: 'P7',
  async run() {
    const studio = localStudio();
    const entries = await readCatalogue();
    const compose: number[] = [];
    const picture: number[] = [];
    const slow = new Map<string, number[]>();
    for (const entry of entries) {
      const card = rowFor(entry);
      const { family } = entry.recipe;
      // The first drawing loads the family's code and fonts.
      if (!slow.has(family)) await studio.drawFace(shopPreview(card, entry.paletteId), 'front');
      const from = performance.now();
      const svg = await studio.drawFace(shopPreview(card, entry.paletteId), 'front');
      const composed = performance.now();
      await studio.rasterise(svg, 480, 'webp');
      compose.push(composed - from);
      picture.push(performance.now() - from);
      slow.set(family, [...(slow.get(family) ?? []), performance.now() - from]);
    }
    const slowest = [...slow]
      .map(([family, times]) => [family, median(times)] as const)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 6)
      .map(([family, ms]) => `${family} ${ms.toFixed(0)} ms`);

    const product = await startProduct();
    const first = entries.toSorted((a, b) => a.rank - b.rank)[0];
    const address = `${product.url}/media/cards/${first?.cardId}/${first?.paletteId}/front-350.webp?v=${first?.facts.colourways[0]?.v}`;
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    const { writeFile } = await import('node:fs/promises');
    const file = `${product.dataDir}/static.webp`;
    await writeFile(file, bytes);
    const bare = await bareServer((_, response) => {
      void stat(file).then(({ size }) => {
        response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': size });
        createReadStream(file).pipe(response);
      });
    });
    await requestsPerSecond(address, {}, 2);
    const { a, b } = await interleaved(
      5,
      () => requestsPerSecond(address),
      () => requestsPerSecond(bare.url),
    );
    await bare.close();
    await product.stop();
    const at = (values: number[], share: number) => percentile(values, share);
    return [
      {
        id: 'P7',
        what: `drawing a card as SVG, warm, median of ${entries.length}`,
        target: '≤ 8 ms',
        measured: `${median(compose).toFixed(1)} ms`,
        ok: median(compose) <= 8,
      },
      {
        id: 'P7',
        what: 'drawing a card as SVG, p95',
        target: '≤ 60 ms',
        measured: `${at(compose, 0.95).toFixed(1)} ms`,
        ok: at(compose, 0.95) <= 60,
      },
      {
        id: 'P7',
        what: 'drawing a card as a 480 px picture, median',
        target: '≤ 100 ms',
        measured: `${median(picture).toFixed(0)} ms`,
        ok: median(picture) <= 100,
      },
      {
        id: 'P7',
        what: 'drawing a card as a 480 px picture, p95',
        target: '≤ 600 ms',
        measured: `${at(picture, 0.95).toFixed(0)} ms`,
        ok: at(picture, 0.95) <= 600,
        notes: [`slowest families: ${slowest.join(', ')}`],
      },
      {
        id: 'P7',
        what: 'a cached picture, compared with a static file',
        target: '≥ 0.5 ×',
        measured: `${(a / b).toFixed(2)} ×`,
        ok: a / b >= 0.5,
        notes: [`${Math.round(a)} and ${Math.round(b)} requests a second`],
      },
    ];
  },
};
