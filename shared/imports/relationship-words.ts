import type { Relationship } from '#shared/people/relationships.ts';
import { foldText } from './text.ts';

/** Whether a person is a woman or a man, where a file says so. */
export type Gender = 'F' | 'M' | null;

/** Words for each relationship, as address books write them and as people write them in a column. Compared by `foldText`. */
const WORDS: Partial<Record<Relationship, string>> = {
  partner:
    'partner, domesticpartner, domestic partner, spouse, sweetheart, girlfriend, boyfriend, fiance, fiancee, lebensgefahrtin, lebensgefahrte, freundin (partner), conjoint, conjointe, compagnon, pareja, compagno, compagna',
  wife: 'wife, ehefrau, epouse, esposa, moglie, echtgenote, vrouw',
  husband: 'husband, ehemann, mann, mari, epoux, esposo, marido, marito, echtgenoot',
  mum: 'mum, mom, mother, mama, mummy, mommy, mutter, mutti, mere, maman, madre, mamma, moeder',
  dad: 'dad, father, papa, daddy, vater, vati, pere, padre, vader, babbo',
  daughter: 'daughter, tochter, fille, hija, figlia, dochter',
  son: 'son, sohn, fils, hijo, figlio, zoon',
  sister: 'sister, schwester, soeur, sœur, hermana, sorella, zus, zuster',
  brother: 'brother, bruder, frere, hermano, fratello, broer',
  grandma: 'grandma, grandmother, granny, nana, oma, großmutter, grossmutter, grand-mere, abuela, nonna, grootmoeder',
  grandad: 'grandad, granddad, grandfather, grandpa, opa, großvater, grossvater, grand-pere, abuelo, nonno, grootvader',
  granddaughter: 'granddaughter, enkelin, petite-fille, nieta, kleindochter',
  grandson: 'grandson, enkel, petit-fils, nieto, kleinzoon',
  aunt: 'aunt, auntie, aunty, tante, tia, zia',
  uncle: 'uncle, onkel, oncle, tio, zio, oom',
  niece: 'niece, nichte, sobrina, nicht',
  nephew: 'nephew, neffe, neveu, sobrino, neef',
  cousin: 'cousin, cousine, prima, primo, cugino, cugina',
  'in-law':
    'in-law, mother-in-law, father-in-law, sister-in-law, brother-in-law, son-in-law, daughter-in-law, motherinlaw, fatherinlaw, sisterinlaw, brotherinlaw, schwiegermutter, schwiegervater, schwager, schwagerin, belle-mere, beau-pere, belle-soeur, beau-frere, suegra, suegro, cunada, cunado, suocera, suocero, cognata, cognato',
  stepparent: 'stepparent, stepmother, stepfather, stepmum, stepmom, stepdad, stiefmutter, stiefvater',
  godparent: 'godparent, godmother, godfather, patentante, patenonkel, marraine, parrain, madrina, padrino',
  godchild: 'godchild, goddaughter, godson, patenkind, filleul, filleule, ahijado, ahijada',
  friend:
    'friend, friends, best friend, freund, freundin, freunde, ami, amie, amis, amiga, amigo, amigas, amigos, amico, amica, amici, amiche, vriend, vriendin, vrienden',
  neighbour:
    'neighbour, neighbor, neighbours, neighbors, nachbar, nachbarin, nachbarn, voisin, voisine, vecino, vecina, vicino, vicina, buurman, buurvrouw',
  colleague:
    'colleague, colleagues, coworker, coworkers, co-worker, co-workers, kollege, kollegin, kollegen, collegue, collegues, collega, colleghi, companero, companera',
  boss: 'boss, manager, chef, chefin, jefe, jefa, capo',
  teacher: 'teacher, lehrer, lehrerin, professeur, profesor, profesora, insegnante, leraar, juf, meester',
};

/** Words that name another relationship for a woman than for a man. */
const BY_GENDER: Record<string, { F: Relationship; M: Relationship }> = {
  parent: { F: 'mum', M: 'dad' },
  child: { F: 'daughter', M: 'son' },
  sibling: { F: 'sister', M: 'brother' },
  grandparent: { F: 'grandma', M: 'grandad' },
  grandchild: { F: 'granddaughter', M: 'grandson' },
};

/** What somebody is to a person who is `key` to them. */
const INVERSE: Record<string, string> = {
  parent: 'child',
  mother: 'child',
  father: 'child',
  child: 'parent',
  son: 'parent',
  daughter: 'parent',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
  sister: 'sibling',
  brother: 'sibling',
  wife: 'spouse',
  husband: 'spouse',
  ...Object.fromEntries(
    ['spouse', 'partner', 'sibling', 'friend', 'colleague', 'co-worker', 'neighbor', 'cousin'].map((both) => [
      both,
      both,
    ]),
  ),
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([relationship, words]) =>
    words.split(', ').map((word) => [foldText(word), relationship as Relationship]),
  ),
);

/** The relationship that a word names; null where it names none, or where it would need to know whether the person is a woman or a man. */
export function relationshipOf(word: string, gender: Gender = null): Relationship | null {
  const key = foldText(word.slice(0, 100));
  const both = Object.hasOwn(BY_GENDER, key) ? BY_GENDER[key] : undefined;
  if (both !== undefined) return gender === null ? null : both[gender];
  return BY_WORD.get(key) ?? null;
}

/** What a person is to the member, where the person's card says that the member is `word` to the person. */
export function inverseRelationshipOf(word: string, gender: Gender): Relationship | null {
  const key = foldText(word.slice(0, 100));
  return Object.hasOwn(INVERSE, key) ? relationshipOf(INVERSE[key] ?? '', gender) : null;
}
