import { beforeAll, expect, test } from 'vitest';
import { fromRecipe } from '#cards/document/recipe.ts';
import { compose, toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/engine.ts';
import { leftOver } from '#tests/drawings/expect-drawing.ts';
import { fitsOf, palettesOf } from './fits.ts';
import { FAMILY_IDS, loadFamily } from './registry.ts';

const KEPT = new URL('./__snapshots__/', import.meta.url);
beforeAll(readyEngine);

test.each(FAMILY_IDS)('%s draws its first motif as it did', async (id) => {
  const family = await loadFamily(id);
  const [motif = '', picture] = Object.entries(family.motifs)[0] ?? [];
  if (!picture) throw new Error(`${id} has no motif`);
  const wanted = fitsOf(family, picture).headline;
  const card = fromRecipe(
    {
      family: id,
      motif,
      palette: palettesOf(family, picture)[0],
      headline: 'Happy|Birthday',
      name: 'Oliver',
      ...(wanted?.needsNumber ? { sub: String(wanted.numbers?.[0] ?? 40) } : {}),
      seed: 's1',
      inside: { verse: '' },
    },
    family,
  );
  await expect(toSvg(compose(card, 'cover', family), 1000)).toBeDrawnAs(new URL(`${id}.txt`, KEPT));
});

test('no picture is kept of a family that is gone', () => {
  expect(leftOver(KEPT, FAMILY_IDS)).toEqual([]);
});
