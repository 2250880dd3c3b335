import { beforeAll, describe, expect, test, vi } from 'vitest';
import { leftOver } from '#tests/drawings/expect-drawing.ts';
import '#tests/drawings/expect-likeness.ts';
import { FAMILY_IDS } from './registry.ts';

/** Texts of what is drawn, and a few pictures of it: both are written anew by `npx vitest run cards/families/pictures.test.ts -u`. */
const KEPT = new URL('./__snapshots__/', import.meta.url);
/** Materials that ask different things of the rasteriser: fine threads, thousands of tiles, foil, washes, screens, deep shadows. */
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

/** An engine that has drawn nothing yet: colours that were mixed before, a hair away, are given again for those asked for. */
let svgOf: (id: string) => Promise<string>;
beforeAll(async () => {
  vi.resetModules();
  const [{ toSvg }, { readyEngine }, { firstCover }, { loadFamily }] = await Promise.all([
    import('#cards/render/compose.ts'),
    import('#server/pictures/engine.ts'),
    import('#tests/factories/family-cover.ts'),
    import('./registry.ts'),
  ]);
  readyEngine();
  svgOf = async (id) => toSvg(firstCover(await loadFamily(id)), 1000);
});

test.each(FAMILY_IDS)('%s draws its first motif as it did', async (id) => {
  await expect(await svgOf(id)).toBeDrawnAs(new URL(`${id}.txt`, KEPT));
});

describe('as pixels', () => {
  test.each(SEEN)('%s looks as it did', async (id) => {
    await expect(await svgOf(id)).toLookLike(new URL(`${id}.png`, KEPT));
  });
});

test('nothing is kept of a family that is gone', () => {
  expect(leftOver(KEPT, [...FAMILY_IDS.map((id) => `${id}.txt`), ...SEEN.map((id) => `${id}.png`)])).toEqual([]);
});
