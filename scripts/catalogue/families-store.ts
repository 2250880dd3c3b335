import { writeFileSync } from 'node:fs';
import { factsOfFamily } from '#cards/document/family-facts.ts';
import type { Family } from '#cards/render/family.ts';

const FILE = new URL('../../cards/catalogue/families.json', import.meta.url);

/** Writes what documents take from each family, a line each, so that the server makes documents without loading drawings. */
export function writeFamilies(families: ReadonlyMap<string, Family>): void {
  const rows = [...families]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, family]) => `  ${JSON.stringify(id)}: ${JSON.stringify(factsOfFamily(family))}`);
  writeFileSync(FILE, `{\n${rows.join(',\n')}\n}\n`);
}
