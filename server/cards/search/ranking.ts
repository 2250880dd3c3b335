import { spellingsOf } from '#cards/catalogue/search/synonyms.ts';
import type { Role } from './role.ts';
import { IN_LAW, type Term } from './roles.ts';
import {
  BIRTHDAY_WEIGHT,
  FOR_ANYONE_WEIGHT,
  NOT_FOR_WEIGHT,
  ONE_RELATION_WEIGHT,
  PLACE_WEIGHTS,
  UNMARKED_WEIGHT,
} from './weights.ts';

/** Marks of cards: for anyone; for one relation only; without an age, lateness, a pet or a group of senders. */
export const ANYONE_TERMS = 'zforanyone';
export const ONE_RELATION_TERMS = 'zonerelation';
export const UNMARKED_TERMS = 'zunmarked';
const MARKING = new Set(['belated', 'frompet', 'group', 'all', 'us', 'everyone', 'pet', 'child', 'baby', 'newborn']);
/** Occasions with a recipient, if the query names none: a Mother's Day card is for a mother. */
const OF_SOMEBODY: Readonly<Record<string, string>> = { mothersday: 'mum', fathersday: 'dad', valentine: 'partner' };
const HERS = ['daughter', 'niece', 'granddaughter', 'sister', 'wife', 'mum', 'grandma', 'girl', 'girls'];
const HIS = ['son', 'nephew', 'grandson', 'brother', 'husband', 'dad', 'grandad', 'boy', 'boys'];
const JOKING = ['funny', 'dry'];
/** Recipients that exclude each other: a card for one does not suit a query for another. */
const NOT_FOR: Readonly<Record<string, readonly string[]>> = {
  boy: HERS,
  girl: HIS,
  forhim: HERS,
  forher: HIS,
  boyfriend: ['wife', 'husband'],
  girlfriend: ['wife', 'husband'],
  partner: ['wife', 'husband'],
  friend: ['child'],
  religious: JOKING,
  christian: JOKING,
  bible: JOKING,
};
const KIN = ['mother', 'father', 'sister', 'brother', 'son', 'daughter'];
/** The fields in which a card is about a thing: its picture and its purpose. Its headline may only play with the word. */
const WHERE = {
  occasion: { told: 'B', shown: 'AC' },
  number: { told: 'B', shown: 'AC' },
  who: { told: 'B', shown: 'AC' },
  thing: { told: 'AB', shown: 'C' },
  look: { told: 'ABC', shown: 'D' },
  mood: { told: 'B', shown: 'AC' },
} as const satisfies Record<Role, { told: string; shown: string }>;

/** @param isStrict whether a word must be in the picture, purpose or text, and an occasion in the purpose; otherwise the description counts too */
export function matchQuery(terms: readonly Term[], isStrict: boolean, dropped = 0): string {
  const firm = terms.filter((term) => !term.isSoft);
  const each = (term: Term) => {
    const where = term.role === 'occasion' ? 'B' : isStrict ? 'ABC' : '';
    const whole = oneOf([...term.spelt, ...term.close], where);
    return term.isPrefix ? `(${whole} | ${term.word}:*${where})` : whole;
  };
  return subsets(firm, firm.length - dropped)
    .filter((some) => keepsOccasion(some, firm))
    .map((some) => `(${some.map(each).join(' & ')})`)
    .join(' | ');
}

/** A query with an occasion finds no cards for another one. */
function keepsOccasion(some: readonly Term[], firm: readonly Term[]): boolean {
  const isFor = (term: Term) => term.role === 'occasion';
  return some.some(isFor) || !firm.some(isFor);
}

/** All combinations of this many, in order. */
function subsets<T>(from: readonly T[], count: number): T[][] {
  if (count <= 0) return [];
  if (count >= from.length) return [[...from]];
  return from.flatMap((one, i) =>
    count === 1
      ? [[one]]
      : subsets(from.slice(i + 1), count - 1)
          .filter((rest) => rest.length === count - 1)
          .map((rest) => [one, ...rest]),
  );
}

/**
 * The rank of a card, as a Postgres expression over `search`.
 * @param from the number of the first parameter
 */
export function rankingOf(terms: readonly Term[], from: number): { weight: string; values: string[] } {
  const values: string[] = [];
  const has = (query: string) => {
    values.push(query);
    return `search @@ to_tsquery('english', $${from + values.length - 1})`;
  };
  const parts = terms.map(({ role, spelt, close, weight }) => {
    const where = WHERE[role];
    const cases = [
      [oneOf(spelt, where.told), PLACE_WEIGHTS.told],
      [oneOf(spelt, where.shown), PLACE_WEIGHTS.shown],
      [oneOf(close, where.told), PLACE_WEIGHTS.near],
      [oneOf(close, where.shown), PLACE_WEIGHTS.nearly],
      [oneOf([...spelt, ...close], ''), PLACE_WEIGHTS.described],
    ] as const;
    const steps = cases.flatMap(([query, worth]) => (query === '' ? [] : [`when ${has(query)} then ${worth}`]));
    return `${weight} * case ${steps.join(' ')} else 0 end`;
  });
  const names = (words: ReadonlySet<string>) => terms.some(({ spelt }) => spelt.some((word) => words.has(word)));
  const prefer = (query: string, worth: number) => `case when ${has(query)} then ${worth} else 0 end`;
  const occasions = terms.filter(({ role }) => role === 'occasion');
  const whose = occasions.flatMap(({ word }) => spellingsOf(word)).flatMap((word) => OF_SOMEBODY[word] ?? []);
  const people = terms.filter(({ role, isSoft }) => role === 'who' && !isSoft).flatMap(({ spelt }) => spelt);
  const isOfThing = terms.some(({ role }) => role === 'thing');
  const preferred = [
    ...(people.length > 0 && !isOfThing
      ? [prefer(`${oneOf(people, 'B')} & ${ONE_RELATION_TERMS}`, ONE_RELATION_WEIGHT)]
      : []),
    // "A sister, by luck" is for an in-law, but not for a mother-in-law.
    ...(terms.some(({ word }) => word === IN_LAW)
      ? [
          prefer(
            oneOf(
              KIN.filter((who) => !people.includes(who)),
              'C',
            ),
            NOT_FOR_WEIGHT,
          ),
        ]
      : []),
    ...(terms.some(({ role }) => role === 'who')
      ? []
      : [prefer(oneOf(whose.length > 0 ? whose : [ANYONE_TERMS], 'B'), FOR_ANYONE_WEIGHT)]),
    ...(terms.some(({ role }) => role === 'number') || names(MARKING) ? [] : [prefer(UNMARKED_TERMS, UNMARKED_WEIGHT)]),
    ...(occasions.length > 0 ? [] : [prefer('birthday:B', BIRTHDAY_WEIGHT)]),
    ...terms.flatMap(({ word }) =>
      Object.hasOwn(NOT_FOR, word) ? [prefer(oneOf(NOT_FOR[word] ?? [], 'BC'), NOT_FOR_WEIGHT)] : [],
    ),
  ];
  return { weight: [...parts, ...preferred].join(' + ') || '0', values };
}

function oneOf(words: readonly string[], where: string): string {
  return words.length === 0 ? '' : `(${words.map((word) => (where === '' ? word : `${word}:${where}`)).join(' | ')})`;
}
