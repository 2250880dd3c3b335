import { COLOUR_NAMES } from '#cards/catalogue/colours/colour-names.ts';
import { COMMON_WORDS, closeTo, spellingsOf } from '#cards/catalogue/search/synonyms.ts';
import type { Role } from './role.ts';
import { ROLE_WEIGHTS, SOFT_WEIGHT, SOFT_WEIGHTS } from './weights.ts';

/** A word of a query: its role, its spellings, and related words that count less. */
export type Term = {
  word: string;
  role: Role;
  spelt: string[];
  close: string[];
  /** how much it counts */ weight: number;
  /** a card may lack it */ isSoft: boolean;
  /** it may be incomplete */ isPrefix?: boolean;
};

const OCCASIONS = words(
  'birthday anniversary christmas wedding engagement valentine mothersday fathersday newyear lunarnewyear easter halloween thanksgiving hanukkah passover ' +
    'roshhashanah diwali holi eid kwanzaa patricks thanks congratulations graduation retirement leaving sympathy well luck belated apology ' +
    'justbecause newbaby expecting thinking',
);
const PEOPLE = words(
  'mum dad grandma grandad wife husband partner girlfriend boyfriend sister brother friend colleague boss child baby couple parents aunt uncle niece nephew ' +
    'cousin daughter son grandson granddaughter godchild godson goddaughter godparent neighbour teacher forher forhim group everyone team family inlaw ' +
    'stepdad stepmum stepmom stepfather stepmother boy girl teenager toddler',
);
const MOODS = words(
  'funny cute elegant simple warm loving quiet proud playful romantic sentimental emotional sweet rude cheeky',
);
const LOOKS = words(
  `${COLOUR_NAMES.join(' ')} foil watercolour linocut papercut paper embroidery stitched crayon poster vintage modern deco crafted painted engraved folk`,
);
/** In-laws, as one word. Next to a relation, as in "mother-in-law", cards for in-laws match too, and come first. */
export const IN_LAW = 'inlaw';
/** Next to another word, these only decide which cards come first. */
const SOFT: ReadonlySet<string> = new Set([
  ...COMMON_WORDS,
  'twin',
  'older',
  'younger',
  'elder',
  'eldest',
  'milestone',
  IN_LAW,
]);
/** Occasions that have a number each year. */
const COUNTED = new Set(['birthday', 'anniversary']);
const NUMBER = /^\d{1,3}(?:st|nd|rd|th)?$/;

/** A number that is an age or years, not a count of things. */
const AGE = /^[1-9]\d$|^100$/;
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/;
/** Words that mean a birthday or an anniversary if the query has no occasion. */
const OF_AN_AGE: Term = {
  word: 'birthday',
  role: 'occasion',
  spelt: ['birthday'],
  close: ['anniversary'],
  weight: 1,
  isSoft: false,
};

/** The words of a query with their roles. */
export function termsOf(typed: readonly string[]): Term[] {
  const roles = typed.map(roleOf);
  const soft = typed.map((word, i) => isSoftTerm(word, roles.toSpliced(i, 1), typed));
  const hasFirm = soft.includes(false);
  const isKin = (word: string, role: Role) => role === 'who' && word !== IN_LAW && typed.includes(IN_LAW);
  const told = typed
    .map((word, i) => {
      const role = roles[i] ?? 'thing';
      const isSoft = hasFirm && soft[i] === true;
      return {
        word,
        role,
        spelt: spellingsOf(word).filter((other) => PLAIN.test(other)),
        close: [...closeTo(word).filter((other) => PLAIN.test(other)), ...(isKin(word, role) ? [IN_LAW] : [])],
        weight: isSoft ? (SOFT_WEIGHTS[word] ?? SOFT_WEIGHT) : ROLE_WEIGHTS[role],
        isSoft,
      };
    })
    .filter(({ word }) => PLAIN.test(word));
  const isAge = typed.some((word) => ORDINAL.test(word) || spellingsOf(word).some((other) => AGE.test(other)));
  return isAge && !roles.includes('occasion') ? [...told, OF_AN_AGE] : told;
}

function isSoftTerm(word: string, others: readonly Role[], typed: readonly string[]): boolean {
  if (SOFT.has(word)) return true;
  // "Congratulations on your engagement" is a search for an engagement.
  if (spellingsOf(word).includes('congratulations')) return others.includes('occasion');
  // In "first birthday" the number is an age; in "first Christmas" it is not.
  return (
    word === 'first' && others.includes('occasion') && !typed.some((one) => COUNTED.has(spellingsOf(one)[0] ?? ''))
  );
}

const PLAIN = /^[\p{L}\p{N}]+$/u;

function roleOf(word: string): Role {
  if (OCCASIONS.has(word)) return 'occasion';
  if (NUMBER.test(word) || spellingsOf(word).some((other) => NUMBER.test(other))) return 'number';
  if (PEOPLE.has(word)) return 'who';
  if (MOODS.has(word)) return 'mood';
  return LOOKS.has(word) ? 'look' : 'thing';
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap(spellingsOf));
}
