import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, test } from 'vitest';
import type { Composed } from '#cards/render/compose.ts';
import { toSvg } from '#cards/render/compose.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { firstCover } from '#tests/factories/family-cover.ts';
import { NAMES } from '#tests/factories/names.ts';
import { sample } from '#tests/thoroughness.ts';
import { fitsOf } from '#cards/render/fits.ts';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';

beforeAll(readyEngine);

/** left, top, right, bottom of all letters of a cover; null if the words are part of the picture */
function lettersOf(cover: Composed): [number, number, number, number] | null {
  const type = cover.layers.filter((layer) => layer.role === 'type');
  const svg = toSvg({ ...cover, layers: type }, cover.width);
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  return box ? [box.x, box.y, box.x + box.width, box.y + box.height] : null;
}

/** How far letters reach beyond the page, in units. */
function overhang(cover: Composed): number {
  const [x0, y0, x1, y1] = lettersOf(cover) ?? [0, 0, 0, 0];
  return Math.max(0, -x0, -y0, x1 - cover.width, y1 - cover.height);
}

/** `npm test` checks one family in eight, with a fifth of the names. */
test.each(sample(FAMILY_IDS, 8, (id) => id))('%s takes a name in any script', async (id) => {
  const family = await loadFamily(id);
  const [picture] = Object.values(family.motifs);
  if (!picture) throw new Error(`${id} has no motif`);
  const room = fitsOf(family, picture).headline?.nameMax ?? NAME_ON_CARD_MAX;
  // Some layouts let letters run over the edge on purpose, with any name; a name must not make them run further.
  const own = overhang(firstCover(family));
  const names = sample(Object.entries(NAMES), 5, ([kind]) => `${id} ${kind}`);
  const faults = names.flatMap(([kind, name]) => {
    const cover = firstCover(family, { name: Array.from(name).slice(0, room).join('') });
    const over = overhang(cover) - own;
    return [
      ...lintSvg(toSvg(cover, 1000)).map((fault) => `${kind}: ${fault}`),
      ...(over > 1 ? [`${kind}: ${Math.round(over)} units over the edge`] : []),
    ];
  });
  expect(faults).toEqual([]);
});
