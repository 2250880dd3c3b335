import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = new URL('../../cards/catalogue/words/', import.meta.url);
/** Letters for the send flow: not words of cards. */
const NOT_CARDS = new Set(['messages.json']);

/**
 * Every row of words as stored, file by file, not yet checked; those written for one picture come first. The files come by
 * name, whatever folder they are in: where two rows suit a picture equally well, it takes the first. Read rather than
 * imported: the compiler would work out the type of seven thousand rows.
 */
export function storedWords(): unknown[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, name: path.basename(file) }))
    .filter(({ name }) => !NOT_CARDS.has(name));
  const inOrder = files.toSorted(
    (a, b) => Number(b.name === 'pictured.json') - Number(a.name === 'pictured.json') || (a.name < b.name ? -1 : 1),
  );
  return inOrder.flatMap(({ file }) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as unknown[]);
}
