/**
 * Records the version of each family's drawing: `npm run catalogue:versions`. Run it after a change of code that families draw with.
 * It draws a sample of covers for each family whose code changed. If all look the same, the version stays, and with it
 * every address and every stored picture; if one does not, the family gets a new version, and `npm run catalogue` must follow.
 * With `all` it records the sample of every family anew. It also writes what documents take from each family.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS, loadFamilies, loadFamily } from '#artwork/index.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { fromRecipe } from '#cards/document/recipe.ts';
import { compose, toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { drawingDigest } from '#tests/drawings/outline.ts';
import { writeFamilies } from './families-store.ts';
import { digest, type DrawingVersions, sourceOf } from './sources.ts';

const VERSIONS = new URL('./drawing-versions.json', import.meta.url);
const CARDS = new URL('../../cards/catalogue/cards.json', import.meta.url);

const cards = JSON.parse(readFileSync(CARDS, 'utf8')) as CatalogueEntry[];
const cardsOf = Map.groupBy(cards, (card) => card.recipe.family);

/** The number of covers of a family that are compared, spread over its designs. */
const SAMPLE = 8;

/** A hash of how a family's covers look. */
async function drawnOf(id: string): Promise<string> {
  const family = await loadFamily(id);
  const covers = (cardsOf.get(id) ?? []).toSorted((a, b) => (a.designKey < b.designKey ? -1 : 1));
  const step = Math.max(1, Math.floor(covers.length / SAMPLE));
  const compared = covers.filter((_, i) => i % step === 0).slice(0, SAMPLE);
  return digest(
    ...compared.map(({ designKey, recipe }) =>
      digest(designKey, drawingDigest(toSvg(compose(fromRecipe(recipe, family, 'cover'), 'cover', family), 1000))),
    ),
  );
}

readyEngine();
const recorded = JSON.parse(readFileSync(VERSIONS, 'utf8')) as DrawingVersions;
const versions: DrawingVersions = {};
const changed: string[] = [];
const isAll = process.argv.includes('all');
for (const id of FAMILY_IDS) {
  const source = sourceOf(id);
  const before = recorded[id];
  if (before?.source === source && !isAll) {
    versions[id] = before;
    continue;
  }
  const drawn = await drawnOf(id);
  const isSame = before !== undefined && (before.source === source || before.drawn === drawn);
  versions[id] = { version: isSame ? before.version : source, source, drawn };
  if (!isSame) changed.push(id);
  console.log(`${id}: ${isSame ? 'its code changed, its pictures did not' : 'its pictures changed: new version'}`);
}
const rows = Object.entries(versions).map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
writeFileSync(VERSIONS, `{\n${rows.join(',\n')}\n}\n`);
writeFamilies(await loadFamilies(FAMILY_IDS));
console.log(
  changed.length === 0
    ? 'No picture has changed.'
    : `Families with a new version: ${changed.join(', ')}. Run npm run catalogue.`,
);
