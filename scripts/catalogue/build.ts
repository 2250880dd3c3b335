/**
 * Builds the catalogue: pairs every picture with words that fit it, chooses readable colours, leaves out
 * cards that are too similar to another one, sorts the rest and writes cards/catalogue/cards.json. Run `npm run catalogue` by hand after a change of a
 * family, the words or the editorial choices; with `colours` after it when the names of colours have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Address, addressBook, type Issued } from '#cards/catalogue/addresses.ts';
import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { type Pair, pairingOf } from '#cards/catalogue/pairing/pairing.ts';
import { missedAmong, shortShelves, trueTo, wantedFor } from '#cards/catalogue/categories/shelf-gaps.ts';
import { topOf } from '#cards/catalogue/categories/shelving.ts';
import { readWords } from '#cards/catalogue/words/words.ts';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import { choices, LEAST_BUT_NUMBERS, LIMITS, SCORES, SCORES_WHEN_SHORT } from './choices.ts';
import { type Draft, draftsOver } from './drafts.ts';
import { entriesOf } from './entries.ts';
import { writeFamilies } from './families-store.ts';
import { createMeasuring } from './measuring.ts';
import { currentCards } from './current-cards.ts';
import { titled } from './titles.ts';
import { storedWords } from './words-store.ts';

const CARDS = new URL('../../cards/catalogue/cards.json', import.meta.url);
const ISSUED = new URL('../../cards/catalogue/issued.json', import.meta.url);
const LEFT = new URL('../../.data/catalogue/left-out.txt', import.meta.url);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The addresses of the cards. They are added to the file of all addresses ever published. */
function addressesFor(drafts: readonly Draft[], titles: Map<Draft, string>): Map<Draft, Address> {
  const book = addressBook(JSON.parse(readFileSync(ISSUED, 'utf8')) as Issued);
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
const words = readWords(storedWords());
const pairing = pairingOf(pictures, words, choices, LIMITS);
const measuring = createMeasuring();
const stood = currentCards(entriesBefore(), words, choices.reworded);
const left: string[] = [];
const drafts = draftsOver({
  measuring,
  pairing,
  wishes: choices,
  families,
  worn: new Map(stood.map(({ key, palette }) => [key, palette])),
  leave: (pair, why) => left.push(`${drafts.nameOf(pair)}: ${why}`),
});
say(`${pictures.length} pictures, ${words.length} rows of words`);

let toldAt = 0;
function tell(done: number, of: number): void {
  if (performance.now() - toldAt < 5000 && done < of) return;
  toldAt = performance.now();
  say(`  ${done} of ${of} looked at, ${measuring.drawn()} drawn`);
}
say(`${await drafts.make(pairing.made(), tell)} cards of pairs that were made for each other`);
const stoodFor = new Map(stood.map(({ key, words: row }) => [key, row.occasion]));
const inNeed = shortShelves(stood.map(({ words: row }) => row));
const isMissed = missedAmong(stood.map(({ words: row }) => row));
const [missed, others] = [true, false].map((is) => stood.filter(({ words: row }) => isMissed(row) === is)) as [
  typeof stood,
  typeof stood,
];
say(`short: ${[...inNeed].join(', ')}`);
say(`${await drafts.make(pairing.standing(missed), tell)} cards stand on shelves that would miss them`);
for (const least of SCORES_WHEN_SHORT)
  for (let turn = 1, made = 1; made > 0; turn++) {
    const wanted = wantedFor(inNeed, drafts.kept);
    const isClose = ({ score, picture }: Pair) => score >= LEAST_BUT_NUMBERS || picture.number !== undefined;
    const take = (pair: Pair) => !stoodFor.has(pair.picture.key) && isClose(pair) && wanted.take(pair);
    made = await drafts.make(pairing.next(least, { ...wanted, take }), tell);
    say(`${made} more cards for them (${least} and better, turn ${turn}); ${drafts.kept.length} in all`);
  }
say(`${await drafts.make(pairing.standing(others), tell)} cards stand as they stood; ${drafts.kept.length} in all`);
for (const least of SCORES)
  for (let turn = 1, made = 1; made > 0; turn++) {
    made = await drafts.make(pairing.next(least, trueTo(stoodFor)), tell);
    say(`${made} cards of words that sit well (${least} and better, turn ${turn}); ${drafts.kept.length} in all`);
  }

const titles = titled(drafts.kept);
const entries = await entriesOf({
  drafts: drafts.kept,
  titles,
  addresses: addressesFor(drafts.kept, titles),
  measuring,
  colourKnown: coloursKnown(),
  tell,
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
  LEFT,
  [...left, '', ...rest.pictures.map(({ name, number }) => `no words: ${name} ${number ?? ''}`)].join('\n'),
);
say(`${entries.length} cards written: ${count(entries.map((entry) => topOf(entry.occasion)))}`);
say(
  `${left.length} pairs taken apart, ${rest.pictures.length} pictures without words; in .data/catalogue/left-out.txt`,
);
say(`words left: ${rest.words.length}: ${count(rest.words.map((row) => row.occasion))}`);
