/**
 * Checks the catalogue: counts, content hashes, lint of every cover, distances within each occasion, crowding, the
 * share of free cards, the order, editorial choices that match nothing. Results of unchanged cards are kept in .data, so that the second run is quick.
 * Exits with 1 when a rule fails, or while the catalogue has fewer cards than planned: `npm run catalogue:check`.
 */
import { readFileSync } from 'node:fs';
import { distance, NEAREST, NEAREST_ACROSS, type Signature } from '#cards/catalogue/pairing/distance.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { greetingCounts, isShortOfGreetings } from '#cards/catalogue/categories/greeting-share.ts';
import { leastOn } from '#cards/catalogue/categories/minimum-sizes.ts';
import { APART } from '#cards/catalogue/categories/ordering.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import { readWords } from '#cards/catalogue/words/words.ts';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import { choices } from './choices.ts';
import { createMeasuring } from './measuring.ts';
import { lookOf } from './measures.ts';
import { strayChoices } from './stray-choices.ts';
import { storedWords } from './words-store.ts';

/** The size of the complete catalogue, and how many of its cards may be numerals. While it is smaller, the check prints by how much. */
const WHOLE = { designs: 4500, numerals: 1200 };
/** cards of one material and layout in one occasion */
const ALIKE = 12;

type Part = (card: CatalogueEntry) => string;
const cards = JSON.parse(
  readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const failures: string[] = [];
const say = (what: string, value: string | number) => console.log(`${what.padEnd(52)} ${value}`);
const isNumeral = (card: CatalogueEntry) => card.facts.subjects.includes('numeral');
const [familyOf, heroOf, layoutOf, materialOf] = [0, 1, 2, 3].map(
  (i) => (card: CatalogueEntry) => card.designKey.split('/')[i] ?? '',
) as [Part, Part, Part, Part];
const siblingsOf: Part = (card) => `${familyOf(card)}/${layoutOf(card)}`;
/** What crowds an occasion: one material in one layout. For a drawn number the motif is the layout, because only the number changes. */
const kindOf: Part = (card) =>
  `${siblingsOf(card)}/${materialOf(card)}${isNumeral(card) ? `/${card.recipe.motif}` : ''}`;
const kinds = (part: Part) => new Set(cards.map(part)).size;

say('cards', cards.length);
say(
  'design keys',
  kinds((card) => card.designKey),
);
const colourways = cards.reduce((sum, card) => sum + card.facts.colourways.length, 0);
say('with colourways', colourways);
say('families', kinds(familyOf));
say('heroes', kinds(heroOf));
say('layouts', kinds(siblingsOf));
say('materials', kinds(materialOf));
const numerals = cards.filter(isNumeral).length;
say('numerals', numerals);
if (numerals > WHOLE.numerals) failures.push(`${numerals} numerals are more than ${WHOLE.numerals}`);
if (kinds((card) => card.designKey) < cards.length) failures.push('a design key stands twice');

const families = await loadFamilies(FAMILY_IDS);
const pictures = [...families.values()].flatMap(picturesOf);
const stray = strayChoices(choices, { pictures, rows: readWords(storedWords()), cards });
say('editorial choices that match nothing', stray.length);
failures.push(...stray);
const measuring = createMeasuring();
const looks = new Map<string, Signature>();
let done = 0;
await Promise.all(
  cards.map(async (card) => {
    try {
      const measured = await measuring.of(card.recipe, families.get(card.recipe.family)!);
      const own = card.facts.colourways.find((way) => way.paletteId === card.paletteId);
      if (own?.v !== measured.v)
        failures.push(`${card.cardId}: drawn otherwise than when the catalogue was built; run npm run catalogue`);
      failures.push(...measured.faults.map((fault) => `${card.cardId}: ${fault}`));
      looks.set(card.cardId, lookOf(measured.look));
    } catch (error) {
      failures.push(`${card.cardId}: ${error instanceof Error ? error.message : String(error)}`);
    }
    done++;
    if (measuring.drawn() > 0 && done % 250 === 0) console.log(`  ${done} of ${cards.length} looked at`);
  }),
);
measuring.close();

for (const [occasion, shelf] of Map.groupBy(cards, (card) => card.occasion)) {
  const nearest = shelf.map((card) => {
    let best = Infinity;
    for (const other of shelf) {
      const [a, b] = [looks.get(card.cardId), looks.get(other.cardId)];
      if (other === card || !a || !b) continue;
      const d = distance(a, b);
      best = Math.min(best, d);
      if (card.rank < other.rank && d < (familyOf(card) === familyOf(other) ? NEAREST : NEAREST_ACROSS))
        failures.push(`${card.cardId} and ${other.cardId} look too alike: ${d.toFixed(3)}`);
    }
    return best;
  });
  nearest.sort((a, b) => a - b);
  const at = (share: number) => (nearest[Math.floor((nearest.length - 1) * share)] ?? 0).toFixed(3);
  say(`${occasion}: cards; nearest neighbour min, 5 %, median`, `${shelf.length}; ${at(0)}, ${at(0.05)}, ${at(0.5)}`);
  for (const [kind, alike] of Map.groupBy(shelf, kindOf))
    if (alike.length > ALIKE) failures.push(`${occasion}: ${alike.length} cards of ${kind}`);
}

const shelves = Map.groupBy(
  cards.flatMap((card) =>
    card.shelves.map((shelf, i) => ({ shelf: shelf.join('/'), card, place: card.places[i] ?? 0 })),
  ),
  ({ shelf }) => shelf,
);
let close = 0;
for (const [shelf, on] of shelves) {
  if (on.filter(({ card }) => card.isFree).length * 2 < on.length) failures.push(`${shelf}: less than half is free`);
  if (on.length < leastOn(shelf)) failures.push(`${shelf}: only ${on.length} cards`);
  // A plain greeting may be on many cards, each with a different inside.
  const repeated = on.map(({ card: { facts } }) =>
    (facts.greeting ? `${facts.headline} ${facts.verse}` : facts.headline).toLowerCase(),
  );
  if (new Set(repeated).size < repeated.length) failures.push(`${shelf}: a headline stands twice`);
  for (const [kind, siblings] of Map.groupBy(on, ({ card }) => siblingsOf(card))) {
    const places = siblings.map(({ place }) => place).toSorted((a, b) => a - b);
    const couldBeApart = (siblings.length - 1) * APART < on.length / 3;
    places.slice(1).forEach((place, i) => {
      if (place - places[i]! >= APART) return;
      close++;
      if (couldBeApart) failures.push(`${shelf}: ${kind} stands ${place - places[i]!} places from its sibling`);
    });
  }
}
say('shelves', shelves.size);
for (const count of greetingCounts(cards).filter(isShortOfGreetings))
  failures.push(
    `${count.shelf}: only ${count.greeting} of ${count.cards} cards say the plain greeting in large letters`,
  );
say(`siblings within ${APART} places, over all shelves`, close);
for (const failure of failures.slice(0, 200)) console.log(`FAILS  ${failure}`);
console.log(failures.length === 0 ? '\nEvery rule of a card holds.' : `\n${failures.length} rules fail.`);
const missing = WHOLE.designs - cards.length;
if (missing > 0)
  console.log(
    `The shelf is short: ${missing.toLocaleString('en')} designs are missing from the whole catalogue of ${WHOLE.designs.toLocaleString('en')}.`,
  );
process.exitCode = failures.length === 0 && missing <= 0 ? 0 : 1;
