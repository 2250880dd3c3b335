import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { factsOfFamily } from '#cards/document/family-facts.ts';
import { familyFacts } from '#server/cards/families.ts';
import { sampleHash } from '../../scripts/catalogue/drawing-samples.ts';
import type { DrawingVersions } from '../../scripts/catalogue/sources.ts';

test.each(FAMILY_IDS)(
  '%s: documents take from the file what its drawing says; npm run catalogue:versions',
  async (id) => {
    expect(familyFacts(id)).toEqual(factsOfFamily(await loadFamily(id)));
  },
);

test('every family has cards in the shop; otherwise run npm run catalogue', async () => {
  const file = new URL('../../cards/catalogue/cards.json', import.meta.url);
  const cards = JSON.parse(await readFile(file, 'utf8')) as { designKey: string }[];
  const shown = new Set(cards.map(({ designKey }) => designKey.split('/')[0]));
  expect(FAMILY_IDS.filter((id) => !shown.has(id))).toEqual([]);
});

test('the samples of drawings are of the cards in the shop; otherwise run npm run catalogue:versions', async () => {
  const file = new URL('../../scripts/catalogue/drawing-versions.json', import.meta.url);
  const versions = JSON.parse(await readFile(file, 'utf8')) as DrawingVersions;
  expect(FAMILY_IDS.filter((id) => versions[id]?.sample !== sampleHash(id))).toEqual([]);
});
