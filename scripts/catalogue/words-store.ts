import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../cards/catalogue/words/', import.meta.url);
/** Letters for the send flow: not words of cards. */
const NOT_CARDS = new Set(['messages.json']);

/**
 * Every row of words as stored, file by file, not yet checked; those written for one picture come first. Read rather
 * than imported: the compiler would work out the type of seven thousand rows.
 */
export function storedWords(): unknown[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json') && !NOT_CARDS.has(file));
  const inOrder = files.toSorted(
    (a, b) => Number(b === 'pictured.json') - Number(a === 'pictured.json') || (a < b ? -1 : 1),
  );
  return inOrder.flatMap((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as unknown[]);
}
