import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = new URL('../../cards/catalogue/words/', import.meta.url);
/** Messages for the send flow, which are not words on cards. */
const NOT_CARDS = new Set(['messages.json']);

/**
 * Every row of words as stored, file by file, not yet checked; those written for one picture come first. The files are sorted by
 * name, whatever their folder: of two rows that fit a picture equally well, the first is used. The files are read rather than
 * imported, because the compiler would infer the type of seven thousand rows.
 */
export function readStoredWords(): unknown[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, name: path.basename(file) }))
    .filter(({ name }) => !NOT_CARDS.has(name));
  const inOrder = files.toSorted(
    (a, b) => Number(b.name === 'pictured.json') - Number(a.name === 'pictured.json') || (a.name < b.name ? -1 : 1),
  );
  return inOrder.flatMap(({ file }) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as unknown[]);
}
