import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import { findCategory } from '#cards/catalogue/categories/category.ts';
import { type ColourName, dominantColours } from '#cards/catalogue/colours/colour-names.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { numbersToDigits } from '#cards/catalogue/search/phrases.ts';
import { parseSearchWords } from './search-words.ts';
import { relationOf } from '#shared/cards/relation.ts';
import { ANYONE_TERMS, ONE_RELATION_TERMS, UNMARKED_TERMS } from './ranking.ts';

/** The search document of a card: its picture; its purpose; its text and its look; the rest. `marks` belong to the purpose, and are words that nobody types. */
export type SearchDocument = { name: string; purpose: string; marks: string; said: string; rest: string };

const ANYONE = new Set(['anyone', 'group']);

/** The names of the dominant colours of a card. */
export function coloursOf({ facts }: CatalogueEntry): ColourName[] {
  return dominantColours(facts.colours);
}

export function searchDocumentOf(entry: CatalogueEntry): SearchDocument {
  const { facts, recipe } = entry;
  const categories = entry.categories.flatMap((place) => findCategory(CATEGORIES, place)?.at(-1)?.name ?? []);
  const cautions = new Set<string>(facts.cautions);
  const [name = '', ...layout] = entry.title.split(/, (?!\d)/);
  return {
    name: [name, ...facts.subjects.filter((tag) => !cautions.has(tag) && !SUITS.has(tag))]
      .join(' ')
      .replaceAll('-', ' '),
    purpose: [
      entry.occasion.replaceAll('-', ' '),
      ...categories.filter((category) => !IN_YEARS.test(category)),
      ...facts.recipients.filter((who) => !ANYONE.has(who)),
      ...facts.moods,
      recipe.sub ?? '',
    ].join(' '),
    marks: marksOf(entry),
    said: [numbersToDigits(facts.headline), entry.style, ...coloursOf(entry)].join(' ').replaceAll('-', ' '),
    rest: [
      ...layout,
      ...categories.filter((category) => IN_YEARS.test(category)).map(everyYear),
      facts.line,
      facts.alt,
    ].join(' '),
  };
}

/** Tags of pictures for the recipients and occasions that they suit: those of the card are in its purpose. */
const SUITS = new Set(
  (
    'birthday anniversary wedding retirement thank-you get-well christmas sympathy new-home new-baby valentine thinking-of-you graduation congratulations ' +
    'new-year engagement halloween lunar-new-year thanksgiving hanukkah rosh-hashanah holi diwali easter eid passover kwanzaa st-patrick fourth-of-july ' +
    'christening exams leaving new-job baby-shower bon-voyage luck sorry hope welcome friend friends mother father grandmother grandfather uncle teacher family neighbours ' +
    'couple baby child children group team happy milestone'
  ).split(' '),
);

/** Categories of several ages: a card in them is not for each of these. */
const IN_YEARS = /\d+ to \d+|^\d+, \d+/;

/** "Ages 5 to 7" as each of its ages. */
function everyYear(category: string): string {
  const [from = 0, to = 0] = (/(\d+) to (\d+)/.exec(category) ?? []).slice(1).map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).join(' ');
}

/** Occasions whose words are on cards of every kind, or are stop words of Postgres: each becomes one word. */
const JOINED = new Set(['just-because', 'mothers-day', 'fathers-day', 'new-year', 'lunar-new-year', 'rosh-hashanah']);
/** Recipients that become one word, because "her" and "him" are stop words of Postgres. */
const JOINED_PEOPLE: Readonly<Record<string, string>> = {
  her: 'forher',
  him: 'forhim',
  'in-law': 'inlaw',
  stepparent: 'stepparent',
};
/** Categories of cards with an age, of late cards, and of cards from a group. */
const MARKED =
  /^birthday\/(?:milestones|children\/first|belated|from-us|pets)|^anniversary\/years|^sympathy\/pets|^baby\/expecting/;
/** Tags of cards about somebody who has died, or from a pet. */
const MARKING_TAG = /^(?:from-pet|to-pet|from-child|grief|pet-loss|anniversary-of-death|memorial)$|-loss$/;

function marksOf({ facts, occasion, recipe, categories }: CatalogueEntry): string {
  const places = categories.map((place) => place.join('/'));
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
    facts.subjects.includes('fishing-fly') || /\b(?:fishing|angl(?:er|ing))/i.test(`${facts.headline} ${facts.alt}`)
      ? 'gonefishing'
      : '',
    facts.subjects.includes('from-pet') ? 'frompet' : '',
    facts.recipients.includes('anyone') ? ANYONE_TERMS : '',
    relationOf(facts.recipients) === null ? '' : ONE_RELATION_TERMS,
    isMarked ? '' : UNMARKED_TERMS,
  ].join(' ');
}

/** The words of search documents, as people type them, with the number of documents that have each. */
export function countWords(documents: Iterable<SearchDocument>): Map<string, number> {
  const counts = new Map<string, number>();
  // The same few thousand words are on all cards, and to parse one takes hundreds of patterns.
  const parsed = new Map<string, string[]>();
  const parse = (part: string): string[] => {
    const known = parsed.get(part);
    if (known) return known;
    const words = parseSearchWords(part).filter((word) => word.length > 2);
    parsed.set(part, words);
    return words;
  };
  for (const { name, purpose, said } of documents)
    for (const word of new Set([name, purpose, said].flatMap((text) => text.split(' ')).flatMap(parse)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
