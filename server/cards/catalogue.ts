import { readFile } from 'node:fs/promises';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';

const FILE = new URL('../../cards/catalogue/cards.json', import.meta.url);

/** The catalogue that this release carries. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  return JSON.parse(await readFile(FILE, 'utf8')) as CatalogueEntry[];
}
