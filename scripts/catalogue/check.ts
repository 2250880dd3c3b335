/**
 * Checks the catalogue: counts, content hashes, lint of every cover, distances within each occasion, crowding, the
 * share of free cards, the order, editorial choices that match nothing. Results of unchanged cards are kept in .data, so that the second run is quick.
 * Exits with 1 when a rule fails, or while the catalogue has fewer cards than planned: `npm run catalogue:check`.
 */
import { readFileSync } from 'node:fs';
import {
  distance,
  MIN_DISTANCE,
  MIN_DISTANCE_ACROSS_FAMILIES,
  type Signature,
} from '#cards/catalogue/pairing/distance.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { greetingCounts, hasTooFewGreetings } from '#cards/catalogue/categories/greeting-share.ts';
import { minimumSize } from '#cards/catalogue/categories/minimum-sizes.ts';
import { SIBLING_DISTANCE } from '#cards/catalogue/categories/ordering.ts';
import { picturesOf } from '#cards/catalogue/pairing/designs.ts';
import { readWords } from '#cards/catalogue/words/words.ts';
import { FAMILY_IDS, loadFamilies } from '#artwork/index.ts';
import { choices } from './choices.ts';
import { createMeasuring } from './measuring.ts';
import { toSignature } from './measures.ts';
import { findUnmatchedChoices } from './unmatched-choices.ts';
import { readStoredWords } from './words-store.ts';

/** The size of the complete catalogue, and how many of its cards may be numerals. While it is smaller, the check prints by how much. */
const COMPLETE = { designs: 4500, numerals: 1200 };
/** cards of one material and layout in one occasion */
const MAX_SAME_KIND = 12;

type Part = (card: CatalogueEntry) => string;
const cards = JSON.parse(
  readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const failures: string[] = [];
const print = (what: string, value: string | number) => console.log(`${what.padEnd(52)} ${value}`);
const isNumeral = (card: CatalogueEntry) => card.facts.subjects.includes('numeral');
const [familyOf, heroOf, layoutOf, materialOf] = [0, 1, 2, 3].map(
  (i) => (card: CatalogueEntry) => card.designKey.split('/')[i] ?? '',
) as [Part, Part, Part, Part];
const siblingsOf: Part = (card) => `${familyOf(card)}/${layoutOf(card)}`;
/** What crowds an occasion: one material in one layout. For a drawn number the motif is the layout, because only the number changes. */
const kindOf: Part = (card) =>
  `${siblingsOf(card)}/${materialOf(card)}${isNumeral(card) ? `/${card.recipe.motif}` : ''}`;
const kinds = (part: Part) => new Set(cards.map(part)).size;

print('Cards', cards.length);
print(
  'Design keys',
  kinds((card) => card.designKey),
);
const colourways = cards.reduce((sum, card) => sum + card.facts.colourways.length, 0);
print('Cards with all their colourways', colourways);
print('Families', kinds(familyOf));
print('Heroes', kinds(heroOf));
print('Layouts', kinds(siblingsOf));
print('Materials', kinds(materialOf));
const numerals = cards.filter(isNumeral).length;
print('Cards with numerals', numerals);
if (numerals > COMPLETE.numerals)
  failures.push(`${numerals} cards with numerals, but at most ${COMPLETE.numerals} are allowed.`);
if (kinds((card) => card.designKey) < cards.length) failures.push('A design key is used twice.');

const families = await loadFamilies(FAMILY_IDS);
const pictures = [...families.values()].flatMap(picturesOf);
const stray = findUnmatchedChoices(choices, { pictures, rows: readWords(readStoredWords()), cards });
print('Editorial choices that match nothing', stray.length);
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
        failures.push(`${card.cardId}: its drawing has changed since the catalogue was built. Run npm run catalogue.`);
      failures.push(...measured.faults.map((fault) => `${card.cardId}: ${fault}`));
      looks.set(card.cardId, toSignature(measured.look));
    } catch (error) {
      failures.push(`${card.cardId}: ${error instanceof Error ? error.message : String(error)}`);
    }
    done++;
    if (measuring.drawn() > 0 && done % 250 === 0) console.log(`  ${done} of ${cards.length} cards checked`);
  }),
);
measuring.close();

for (const [occasion, category] of Map.groupBy(cards, (card) => card.occasion)) {
  const nearest = category.map((card) => {
    let best = Infinity;
    for (const other of category) {
      const [a, b] = [looks.get(card.cardId), looks.get(other.cardId)];
      if (other === card || !a || !b) continue;
      const d = distance(a, b);
      best = Math.min(best, d);
      if (
        card.rank < other.rank &&
        d < (familyOf(card) === familyOf(other) ? MIN_DISTANCE : MIN_DISTANCE_ACROSS_FAMILIES)
      )
        failures.push(`${card.cardId} and ${other.cardId} look too similar: distance ${d.toFixed(3)}`);
    }
    return best;
  });
  nearest.sort((a, b) => a - b);
  const at = (share: number) => (nearest[Math.floor((nearest.length - 1) * share)] ?? 0).toFixed(3);
  print(
    `${occasion}: cards; distance to nearest: min, p5, median`,
    `${category.length}; ${at(0)}, ${at(0.05)}, ${at(0.5)}`,
  );
  for (const [kind, alike] of Map.groupBy(category, kindOf))
    if (alike.length > MAX_SAME_KIND)
      failures.push(`${occasion}: ${alike.length} cards of ${kind}, but at most ${MAX_SAME_KIND} are allowed`);
}

const categories = Map.groupBy(
  cards.flatMap((card) =>
    card.categories.map((category, i) => ({ category: category.join('/'), card, place: card.places[i] ?? 0 })),
  ),
  ({ category }) => category,
);
let close = 0;
for (const [category, on] of categories) {
  if (on.filter(({ card }) => card.isFree).length * 2 < on.length)
    failures.push(`${category}: fewer than half of its cards are free`);
  if (on.length < minimumSize(category))
    failures.push(`${category}: only ${on.length} cards, but at least ${minimumSize(category)} are required`);
  // A plain greeting may be on many cards, each with a different inside.
  const repeated = on.map(({ card: { facts } }) =>
    (facts.greeting ? `${facts.headline} ${facts.verse}` : facts.headline).toLowerCase(),
  );
  if (new Set(repeated).size < repeated.length) failures.push(`${category}: a headline is used twice`);
  for (const [kind, siblings] of Map.groupBy(on, ({ card }) => siblingsOf(card))) {
    const places = siblings.map(({ place }) => place).toSorted((a, b) => a - b);
    const couldBeApart = (siblings.length - 1) * SIBLING_DISTANCE < on.length / 3;
    places.slice(1).forEach((place, i) => {
      if (place - places[i]! >= SIBLING_DISTANCE) return;
      close++;
      if (couldBeApart) failures.push(`${category}: two cards of ${kind} are only ${place - places[i]!} places apart`);
    });
  }
}
print('Categories', categories.size);
for (const count of greetingCounts(cards).filter(hasTooFewGreetings))
  failures.push(
    `${count.category}: only ${count.greeting} of ${count.cards} cards have the plain greeting in large letters`,
  );
print(`Similar cards within ${SIBLING_DISTANCE} places, in all categories`, close);
for (const failure of failures.slice(0, 200)) console.log(`FAILED  ${failure}`);
console.log(failures.length === 0 ? '\nAll checks passed.' : `\n${failures.length} checks failed.`);
const missing = COMPLETE.designs - cards.length;
if (missing > 0)
  console.log(
    `The catalogue is incomplete: ${missing.toLocaleString('en')} of ${COMPLETE.designs.toLocaleString('en')} designs are missing.`,
  );
process.exitCode = failures.length === 0 && missing <= 0 ? 0 : 1;
