/**
 * Records the version of each family's drawing: `npm run catalogue:versions`. Run it after a change of code that families draw with.
 * It draws a sample of covers for each family whose code changed. If all look the same, the version stays, and with it
 * every address and every stored picture; if one does not, the family gets a new version, and `npm run catalogue` must follow.
 * Run it after a change of the catalogue too: it records the sample of each family whose cards changed, so that a later change of
 * code can be compared with it. With `all` it records every sample anew. It also writes what documents take from each family.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS, loadFamilies, loadFamily } from '#artwork/index.ts';
import { fromRecipe } from '#cards/document/recipe.ts';
import { compose, toSvg } from '#cards/render/compose.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { drawingDigest } from '#tests/drawings/outline.ts';
import { sampleHash, sampleOf } from './drawing-samples.ts';
import { writeFamilies } from './families-store.ts';
import { digest, type DrawingVersions, sourceOf } from './sources.ts';

const VERSIONS = new URL('./drawing-versions.json', import.meta.url);

/** A hash of how a family's covers look. */
async function drawnOf(id: string): Promise<string> {
  const family = await loadFamily(id);
  return digest(
    ...sampleOf(id).map(({ designKey, recipe }) =>
      digest(designKey, drawingDigest(toSvg(compose(fromRecipe(recipe, family, 'cover'), 'cover', family), 1000))),
    ),
  );
}

function outcome({
  isSame,
  isSameCode,
  isSameSample,
}: Record<'isSame' | 'isSameCode' | 'isSameSample', boolean>): string {
  if (isSameCode) return 'its sample is recorded';
  if (isSame) return 'its code changed, its pictures did not';
  return isSameSample
    ? 'its pictures changed: new version'
    : 'its code and its cards changed, so its pictures cannot be compared: new version';
}

readyEngine();
const recorded = JSON.parse(readFileSync(VERSIONS, 'utf8')) as DrawingVersions;
const versions: DrawingVersions = {};
const changed: string[] = [];
const isAll = process.argv.includes('all');
for (const id of FAMILY_IDS) {
  const source = sourceOf(id);
  const before = recorded[id];
  const sample = sampleHash(id);
  const isSameCode = before?.source === source;
  const isSameSample = before?.sample === sample;
  if (isSameCode && isSameSample && !isAll) {
    versions[id] = before;
    continue;
  }
  const drawn = await drawnOf(id);
  const isSame = isSameCode || (isSameSample && before?.drawn === drawn);
  versions[id] = { version: before && isSame ? before.version : source, source, sample, drawn };
  if (!isSame) changed.push(id);
  console.log(`${id}: ${outcome({ isSame, isSameCode, isSameSample })}`);
}
const rows = Object.entries(versions).map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)}`);
writeFileSync(VERSIONS, `{\n${rows.join(',\n')}\n}\n`);
writeFamilies(await loadFamilies(FAMILY_IDS));
console.log(
  changed.length === 0
    ? 'No picture has changed.'
    : `Families with a new version: ${changed.join(', ')}. Run npm run catalogue.`,
);
