import { readFile } from 'node:fs/promises';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';

/** The catalogue that this release carries. */
export const CATALOGUE_FILE = new URL('cards/catalogue/cards.json', PROJECT_ROOT);

/** The cards of the catalogue that this release carries. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  return parseCatalogue(await readFile(CATALOGUE_FILE));
}

/** The cards of a catalogue's file. */
export function parseCatalogue(file: Buffer): CatalogueEntry[] {
  return JSON.parse(file.toString('utf8')) as CatalogueEntry[];
}
