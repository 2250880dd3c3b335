import { spellingsOf } from '#cards/catalogue/search/synonyms.ts';
import type { Role } from './role.ts';
import type { Term } from './roles.ts';
import { BIRTHDAY_WEIGHT, FOR_ANYONE_WEIGHT, NOT_FOR_WEIGHT, PLACE_WEIGHTS, UNMARKED_WEIGHT } from './weights.ts';

/** Words that every card has for whom it is made: no one in particular; no age, no lateness, no pet and no group that sign. */
export const ANYONE_TERMS = 'zforanyone';
export const UNMARKED_TERMS = 'zunmarked';
const MARKING = new Set(['belated', 'frompet', 'group', 'all', 'us', 'everyone', 'pet', 'child', 'baby', 'newborn']);
/** Occasions that are somebody's, where nobody is named: on Mother's Day a card is for her. */
const OF_SOMEBODY: Readonly<Record<string, string>> = { mothersday: 'mum', fathersday: 'dad', valentine: 'partner' };
const HERS = ['daughter', 'niece', 'granddaughter', 'sister', 'wife', 'mum', 'grandma', 'girl', 'girls'];
const HIS = ['son', 'nephew', 'grandson', 'brother', 'husband', 'dad', 'grandad', 'boy', 'boys'];
const JOKING = ['funny', 'dry'];
/** Whom a card is not for that somebody else is named for. */
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
/** Where a card tells of a thing: in what its picture is called and shows, and in what it is for; its headline may only play with the word. */
const WHERE = {
  occasion: { told: 'B', shown: 'AC' },
  number: { told: 'B', shown: 'AC' },
  who: { told: 'B', shown: 'AC' },
  thing: { told: 'AB', shown: 'C' },
  look: { told: 'ABC', shown: 'D' },
  mood: { told: 'B', shown: 'AC' },
} as const satisfies Record<Role, { told: string; shown: string }>;

/** @param isStrict whether only what a card is and says counts, and an occasion only as what it is for; else its description too */
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

/** Whoever names an occasion is shown no other. */
function keepsOccasion(some: readonly Term[], firm: readonly Term[]): boolean {
  const isFor = (term: Term) => term.role === 'occasion';
  return some.some(isFor) || !firm.some(isFor);
}

/** All choices of so many, in order. */
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
 * The sum by which cards are put in order, as an expression of Postgres over `search`.
 * @param from the number of the first parameter that it may take
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
  const preferred = [
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
