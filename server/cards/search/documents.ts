import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import { findCategory } from '#cards/catalogue/categories/category.ts';
import { type ColourName, dominantColours } from '#cards/catalogue/colours/colour-names.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { numbersToDigits } from '#cards/catalogue/search/phrases.ts';
import { parseSearchWords } from './search-words.ts';
import { ANYONE_TERMS, UNMARKED_TERMS } from './ranking.ts';

/** All that a card is found by: what its picture shows; what it is for; what it says, and its looks; the rest. `marks` go with what it is for, and are typed by nobody. */
export type SearchDocument = { name: string; purpose: string; marks: string; said: string; rest: string };

const ANYONE = new Set(['anyone', 'group']);

/** The names of the colours that a card is mostly of, or that speak on it. */
export function coloursOf({ facts }: CatalogueEntry): ColourName[] {
  return dominantColours(facts.colours);
}

export function searchDocumentOf(entry: CatalogueEntry): SearchDocument {
  const { facts, recipe } = entry;
  const shelves = entry.shelves.flatMap((place) => findCategory(CATEGORIES, place)?.at(-1)?.name ?? []);
  const cautions = new Set<string>(facts.cautions);
  const [name = '', ...layout] = entry.title.split(/, (?!\d)/);
  return {
    name: [name, ...facts.subjects.filter((tag) => !cautions.has(tag) && !SUITS.has(tag))]
      .join(' ')
      .replaceAll('-', ' '),
    purpose: [
      entry.occasion.replaceAll('-', ' '),
      ...shelves.filter((shelf) => !IN_YEARS.test(shelf)),
      ...facts.recipients.filter((who) => !ANYONE.has(who)),
      ...facts.moods,
      recipe.sub ?? '',
    ].join(' '),
    marks: marksOf(entry),
    said: [numbersToDigits(facts.headline), entry.style, ...coloursOf(entry)].join(' ').replaceAll('-', ' '),
    rest: [...layout, ...shelves.filter((shelf) => IN_YEARS.test(shelf)).map(everyYear), facts.line, facts.alt].join(
      ' ',
    ),
  };
}

/** Tags that pictures have for whom and what they suit: what a card is for stands in its purpose. */
const SUITS = new Set(
  (
    'birthday anniversary wedding retirement thank-you get-well christmas sympathy new-home new-baby valentine thinking-of-you graduation congratulations ' +
    'new-year engagement halloween lunar-new-year thanksgiving hanukkah rosh-hashanah holi diwali easter eid passover kwanzaa st-patrick fourth-of-july ' +
    'christening exams leaving new-job baby-shower bon-voyage luck sorry hope welcome friend friends mother father grandmother grandfather uncle teacher family neighbours ' +
    'couple baby child children group team happy milestone'
  ).split(' '),
);

/** Shelves of several years: no card of them is of each. */
const IN_YEARS = /\d+ to \d+|^\d+, \d+/;

/** "Ages 5 to 7" as each of its ages. */
function everyYear(shelf: string): string {
  const [from = 0, to = 0] = (/(\d+) to (\d+)/.exec(shelf) ?? []).slice(1).map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).join(' ');
}

/** Occasions whose words stand on cards of every kind, or that no search of Postgres knows: each is one word there. */
const JOINED = new Set(['just-because', 'mothers-day', 'fathers-day', 'new-year', 'lunar-new-year', 'rosh-hashanah']);
/** People who would be lost in parts: Postgres knows no "her" and no "him". */
const JOINED_PEOPLE: Readonly<Record<string, string>> = {
  her: 'forher',
  him: 'forhim',
  'in-law': 'inlaw',
  stepparent: 'stepparent',
};
/** Shelves whose cards say an age, or that they are late, or who else signs. */
const MARKED =
  /^birthday\/(?:milestones|children\/first|belated|from-us|pets)|^anniversary\/years|^sympathy\/pets|^baby\/expecting/;
/** Tags of cards that speak of somebody who is gone, or for a pet. */
const MARKING_TAG = /^(?:from-pet|to-pet|from-child|grief|pet-loss|anniversary-of-death|memorial)$|-loss$/;

function marksOf({ facts, occasion, recipe, shelves }: CatalogueEntry): string {
  const places = shelves.map((place) => place.join('/'));
  const isMarked =
    places.some((place) => MARKED.test(place)) ||
    facts.moods.includes('belated') ||
    facts.recipients.some((who) => who === 'group' || who === 'pet') ||
    (occasion !== 'sympathy' && facts.subjects.some((tag) => MARKING_TAG.test(tag))) ||
    /^\d+$/.test(recipe.sub ?? '');
  return [
    JOINED.has(occasion) ? occasion.replaceAll('-', '') : '',
    occasion === 'baby' ? 'newbaby' : '',
    places.includes('baby/expecting') ? 'expecting' : '',
    ...facts.recipients.flatMap((who) => JOINED_PEOPLE[who] ?? []),
    facts.subjects.includes('fishing-fly') || /fishing|angl/i.test(facts.headline) ? 'angling' : '',
    facts.subjects.includes('from-pet') ? 'frompet' : '',
    facts.recipients.includes('anyone') ? ANYONE_TERMS : '',
    isMarked ? '' : UNMARKED_TERMS,
  ].join(' ');
}

/** The words of a document, as people would type them. */
export function wordsOfDocument({ name, purpose, said }: SearchDocument): string[] {
  return [...new Set([name, purpose, said].flatMap((part) => part.split(' ')).flatMap(parseSearchWords))].filter(
    (word) => word.length > 2,
  );
}
