/**
 * Proves the catalogue: counts, content hashes, card lint on every cover, distances within each occasion, the share of
 * free cards, the order. What is known of an unchanged card is kept in .data, so that the second run is quick. Ends
 * with 1 when a rule fails, or while the catalogue is short of its whole number: `npm run catalogue:check`.
 */
import { readFileSync } from 'node:fs';
import { distance, NEAREST, NEAREST_ACROSS, type Signature } from '#cards/catalogue/distance.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { APART } from '#cards/catalogue/ordering.ts';
import { loadFamilies } from '#cards/families/registry.ts';
import { contentOf, faultsOf, signature } from './catalogue-measures.ts';

/** The catalogue of the shop when it is whole, and how many of it may be numerals; while it is short, the check says by how much. */
const WHOLE = { designs: 4500, numerals: 1200, shelf: 40 };
/** cards of one material and layout in one occasion */
const ALIKE = 12;
const TOPS = ['birthday', 'anniversary', 'holidays'];

const cards = JSON.parse(
  readFileSync(new URL('../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const failures: string[] = [];
const say = (what: string, value: string | number) => console.log(`${what.padEnd(44)} ${value}`);
const shelfOf = (top: string) =>
  cards.filter((card) => card.shelves[0]?.[0] === top).toSorted((a, b) => a.rank - b.rank);
const [familyOf, heroOf, layoutOf, materialOf] = [0, 1, 2, 3].map(
  (i) => (card: CatalogueEntry) => card.designKey.split('/')[i] ?? '',
) as [Part, Part, Part, Part];
type Part = (card: CatalogueEntry) => string;
const kinds = (part: Part) => new Set(cards.map(part)).size;

say('cards', cards.length);
say('design keys', new Set(cards.map((card) => card.designKey)).size);
say(
  'with colourways',
  cards.reduce((sum, card) => sum + card.facts.colourways.length, 0),
);
say('families', kinds(familyOf));
say('heroes', kinds(heroOf));
say('layouts', new Set(cards.map((card) => `${familyOf(card)}/${layoutOf(card)}`)).size);
say('materials', kinds(materialOf));
const numerals = cards.filter((card) => card.facts.subjects.includes('numeral')).length;
say('numerals', numerals);
if (numerals > WHOLE.numerals) failures.push(`${numerals} numerals are more than ${WHOLE.numerals}`);

const families = await loadFamilies(cards.map((card) => card.recipe.family));
const looks = new Map<string, Signature>();
for (const card of cards) {
  const family = families.get(card.recipe.family)!;
  const drawn = contentOf(card.recipe, family);
  const own = card.facts.colourways.find((way) => way.paletteId === card.paletteId);
  if (own?.v !== drawn.v)
    failures.push(`${card.cardId}: drawn otherwise than when the catalogue was built; run npm run catalogue`);
  failures.push(...(await faultsOf(drawn)).map((fault) => `${card.cardId}: ${fault}`));
  looks.set(card.cardId, await signature(drawn));
}

for (const top of TOPS) {
  const shelf = shelfOf(top);
  const nearest = shelf.map((card) => {
    let best = { d: Infinity, other: card };
    for (const other of shelf) {
      if (other === card) continue;
      const d = distance(looks.get(card.cardId)!, looks.get(other.cardId)!);
      if (d < best.d) best = { d, other };
      if (card.rank < other.rank && d < (familyOf(card) === familyOf(other) ? NEAREST : NEAREST_ACROSS))
        failures.push(`${card.cardId} and ${other.cardId} look too alike: ${d.toFixed(3)}`);
    }
    return best.d;
  });
  nearest.sort((a, b) => a - b);
  const at = (share: number) => (nearest[Math.floor((nearest.length - 1) * share)] ?? 0).toFixed(3);
  const free = shelf.filter((card) => card.isFree).length / shelf.length;
  say(`${top}: cards, free`, `${shelf.length}, ${Math.round(free * 100)} %`);
  say(`${top}: nearest neighbour min, 5 %, median`, `${at(0)}, ${at(0.05)}, ${at(0.5)}`);
  for (const [kind, alike] of Map.groupBy(shelf, (card) => `${familyOf(card)}/${layoutOf(card)}/${materialOf(card)}`))
    if (alike.length > ALIKE) failures.push(`${top}: ${alike.length} cards of ${kind}`);
  let close = 0;
  for (const [family, siblings] of Map.groupBy(shelf, familyOf)) {
    const places = siblings.map((card) => shelf.indexOf(card));
    const couldBeApart = (siblings.length - 1) * APART < shelf.length / 3;
    places.slice(1).forEach((place, i) => {
      const gap = place - places[i]!;
      if (gap >= APART) return;
      close++;
      if (couldBeApart) failures.push(`${top}: ${family} stands ${gap} places from its sibling, at ${place}`);
    });
  }
  say(`${top}: siblings within ${APART} places`, close);
}

const shelves = Map.groupBy(
  cards.flatMap((card) => card.shelves.map((shelf) => ({ shelf: shelf.join('/'), card }))),
  ({ shelf }) => shelf,
);
const short = [...shelves].filter(([, on]) => on.length < WHOLE.shelf);
for (const [shelf, on] of shelves)
  if (on.filter(({ card }) => card.isFree).length * 2 < on.length) failures.push(`${shelf}: less than half is free`);
say('shelves', shelves.size);
say(`shelves under ${WHOLE.shelf} cards`, short.length);
for (const failure of failures) console.log(`FAILS  ${failure}`);
console.log(failures.length === 0 ? '\nEvery rule of a card holds.' : `\n${failures.length} rules fail.`);
const missing = WHOLE.designs - cards.length;
if (missing > 0)
  console.log(
    `The shelf is short: ${missing.toLocaleString('en')} designs are missing from the whole catalogue of ${WHOLE.designs.toLocaleString('en')}.`,
  );
process.exitCode = failures.length === 0 && missing <= 0 ? 0 : 1;
