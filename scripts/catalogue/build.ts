/**
 * Builds the catalogue: pairs every picture with words that fit it, chooses readable colours, leaves out
 * cards that are too similar to another one, sorts the rest and writes cards/catalogue/cards.json. Run `npm run catalogue` by hand after a change of a
 * family, the words or the editorial choices; with `colours` after it when the names of colours have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Address, createAddressBook, type PublishedAddresses } from '#cards/catalogue/addresses.ts';
import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { type Pair, pairingOf } from '#cards/catalogue/pairing/pairing.ts';
import {
  neededBySmallCategories,
  findShortCategories,
  keepingOccasions,
  fillingCategories,
} from '#cards/catalogue/categories/category-gaps.ts';
import { topOf } from '#cards/catalogue/categories/categorize.ts';
import { readWords } from '#cards/catalogue/words/words.ts';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import { choices, MIN_SCORE_WITHOUT_NUMBER, LIMITS, SCORES, SCORES_WHEN_SHORT } from './choices.ts';
import { type Draft, createDrafts } from './drafts.ts';
import { createEntries } from './entries.ts';
import { writeFamilies } from './families-store.ts';
import { createMeasuring } from './measuring.ts';
import { currentCards } from './current-cards.ts';
import { chooseTitles } from './titles.ts';
import { readStoredWords } from './words-store.ts';

const CARDS = new URL('../../cards/catalogue/cards.json', import.meta.url);
const ISSUED = new URL('../../cards/catalogue/issued.json', import.meta.url);
const LEFT_OUT_FILE = new URL('../../.data/catalogue/left-out.txt', import.meta.url);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The addresses of the cards. They are added to the file of all addresses ever published. */
function addressesFor(drafts: readonly Draft[], titles: Map<Draft, string>): Map<Draft, Address> {
  const book = createAddressBook(JSON.parse(readFileSync(ISSUED, 'utf8')) as PublishedAddresses);
  const addresses = new Map(
    drafts.map((draft) => [draft, book.of(draft.picture.key, titles.get(draft)!, draft.words.occasion)]),
  );
  const rows = Object.entries(book.issued()).map((row) => row.map((part) => JSON.stringify(part)).join(':'));
  writeFileSync(ISSUED, `{${rows.join(',\n')}}\n`);
  return addresses;
}

const entriesBefore = () => JSON.parse(readFileSync(CARDS, 'utf8')) as CatalogueEntry[];

/** The colours of the covers in the current catalogue, so that unchanged covers are not drawn again. */
function coloursKnown(): Map<string, ColourShares> {
  if (process.argv.includes('colours')) return new Map();
  return new Map(
    entriesBefore().flatMap(({ paletteId, facts }) => {
      const v = facts.colourways.find((way) => way.paletteId === paletteId)?.v;
      return v === undefined || (facts.colours as ColourShares | undefined) === undefined ? [] : [[v, facts.colours]];
    }),
  );
}

const families = await loadFamilies(FAMILY_IDS);
writeFamilies(families);
const pictures = [...families.values()].flatMap(picturesOf);
const words = readWords(readStoredWords());
const pairing = pairingOf(pictures, words, choices, LIMITS);
const measuring = createMeasuring();
const current = currentCards(entriesBefore(), words, choices.reworded);
const rejected: string[] = [];
const drafts = createDrafts({
  measuring,
  pairing,
  choices,
  families,
  currentPalettes: new Map(current.map(({ key, palette }) => [key, palette])),
  onGivenUp: (pair, why) => rejected.push(`${drafts.nameOf(pair)}: ${why}`),
});
print(`Read ${pictures.length} pictures and ${words.length} texts.`);

let printedAt = 0;
function onProgress(done: number, of: number): void {
  if (performance.now() - printedAt < 5000 && done < of) return;
  printedAt = performance.now();
  print(`  ${done} of ${of} checked, ${measuring.drawn()} covers drawn`);
}
print(`${await drafts.make(pairing.editorialPairs(), onProgress)} cards from pairs chosen by the editors.`);
const currentOccasions = new Map(current.map(({ key, words: row }) => [key, row.occasion]));
const shortCategories = findShortCategories(current.map(({ words: row }) => row));
const isNeeded = neededBySmallCategories(current.map(({ words: row }) => row));
const [needed, others] = [true, false].map((is) => current.filter(({ words: row }) => isNeeded(row) === is)) as [
  typeof current,
  typeof current,
];
print(`Categories with too few cards: ${[...shortCategories].join(', ') || 'none'}.`);
print(
  `${await drafts.make(pairing.currentPairs(needed), onProgress)} current cards kept in categories that need them.`,
);
for (const least of SCORES_WHEN_SHORT)
  for (let turn = 1, made = 1; made > 0; turn++) {
    const wanted = fillingCategories(shortCategories, drafts.kept);
    const isClose = ({ score, picture }: Pair) => score >= MIN_SCORE_WITHOUT_NUMBER || picture.number !== undefined;
    const take = (pair: Pair) => !currentOccasions.has(pair.picture.key) && isClose(pair) && wanted.take(pair);
    made = await drafts.make(pairing.next(least, { ...wanted, take }), onProgress);
    print(
      `${made} new cards for these categories (score ${least} or more, round ${turn}); ${drafts.kept.length} cards so far.`,
    );
  }
print(
  `${await drafts.make(pairing.currentPairs(others), onProgress)} other current cards kept; ${drafts.kept.length} cards so far.`,
);
for (const least of SCORES)
  for (let turn = 1, made = 1; made > 0; turn++) {
    made = await drafts.make(pairing.next(least, keepingOccasions(currentOccasions)), onProgress);
    print(
      `${made} new cards for all categories (score ${least} or more, round ${turn}); ${drafts.kept.length} cards so far.`,
    );
  }

const titles = chooseTitles(drafts.kept);
const entries = await createEntries({
  drafts: drafts.kept,
  titles,
  addresses: addressesFor(drafts.kept, titles),
  measuring,
  colourKnown: coloursKnown(),
  onProgress,
});
measuring.close();
writeFileSync(CARDS, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);

const rest = pairing.left();
const count = (rows: readonly string[]) =>
  [...Map.groupBy(rows, (row) => row)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, { length }]) => `${name} ${length}`)
    .join(', ');
writeFileSync(
  LEFT_OUT_FILE,
  [...rejected, '', ...rest.pictures.map(({ name, number }) => `no text: ${name} ${number ?? ''}`)].join('\n'),
);
print(`Wrote ${entries.length} cards: ${count(entries.map((entry) => topOf(entry.occasion)))}.`);
print(
  `${rejected.length} pairs were rejected and ${rest.pictures.length} pictures have no text: see .data/catalogue/left-out.txt.`,
);
print(`${rest.words.length} texts are unused: ${count(rest.words.map((row) => row.occasion))}.`);
