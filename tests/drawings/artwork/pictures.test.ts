import { describe, expect, test } from 'vitest';
import { toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { findUnusedSnapshots } from '#tests/drawings/expect-drawing.ts';
import '#tests/drawings/expect-likeness.ts';
import { firstCover } from '#tests/factories/family-cover.ts';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { sample } from '#tests/thoroughness.ts';

/** Texts of drawings, and a few pictures: `npx vitest run tests/drawings/artwork/pictures.test.ts -u` updates both. */
const KEPT = new URL('../../../artwork/__snapshots__/', import.meta.url);
/** Materials that strain the rasteriser in different ways: fine threads, thousands of tiles, foil, washes, screens, deep shadows. */
const SEEN = [
  'biscuit',
  'engraved',
  'feltwork',
  'folded',
  'goldfoil',
  'knitted',
  'leaded',
  'marbled',
  'riso',
  'stitched',
  'tesserae',
  'watercolor',
];

readyEngine();
const svgOf = async (id: string) => toSvg(firstCover(await loadFamily(id)), 1000);

/** One family in eight is compared by `npm test`, every one by `npm run test:all`. */
test.each(sample(FAMILY_IDS, 8, (id) => id))('%s draws its first motif as it did', async (id) => {
  await expect(await svgOf(id)).toBeDrawnAs(new URL(`${id}.txt`, KEPT));
});

describe('as pixels', () => {
  test.each(sample(SEEN, 4, (id) => id))('%s looks as it did', async (id) => {
    await expect(await svgOf(id)).toLookLike(new URL(`${id}.png`, KEPT));
  });
});

test('no picture of a removed family is left', () => {
  expect(findUnusedSnapshots(KEPT, [...FAMILY_IDS.map((id) => `${id}.txt`), ...SEEN.map((id) => `${id}.png`)])).toEqual(
    [],
  );
});
