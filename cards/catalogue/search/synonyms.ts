import { RELATED_WORDS, BROADER_WORDS } from './related-words.ts';
import { SPELLINGS } from './spellings.ts';

const SPELT = byWord(SPELLINGS);
const CLOSE = byWord(RELATED_WORDS);

function byWord(groups: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of groups)
    for (const word of group) found.set(word, new Set([...(found.get(word) ?? []), ...group]));
  return found;
}

/** Every word with synonyms. */
export const THESAURUS: readonly string[] = [...new Set([...SPELT.keys(), ...CLOSE.keys()])].filter(isPlain);

/** Words that are on cards of every kind: results that only match one of them match by chance. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'day days year years date time old new good great little big week night today get make'.split(' '),
);

const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th)$/;

/** All spellings of a word, itself first. Ordinals include their number: 25th and 25. */
export function spellingsOf(word: string): string[] {
  const number = ORDINAL.exec(word)?.[1];
  const spelt = [...(SPELT.get(word) ?? []), ...(number === undefined ? [] : [number, ...(SPELT.get(number) ?? [])])];
  return [...new Set([word, ...spelt.filter(isPlain)])];
}

/** Related and broader words of a word. Their results come after those of the word itself. */
export function closeTo(word: string): string[] {
  const own = spellingsOf(word);
  const close = own.flatMap((one) => [
    ...(CLOSE.get(one) ?? []),
    ...(Object.hasOwn(BROADER_WORDS, one) ? (BROADER_WORDS[one] ?? []) : []),
  ]);
  return [...new Set(close.flatMap(spellingsOf))].filter((other) => !own.includes(other));
}

/** A word and all its synonyms, itself first. */
export function synonymsOf(word: string): string[] {
  return [...spellingsOf(word), ...closeTo(word)];
}

function isPlain(word: string): boolean {
  return /^[a-z0-9]+$/.test(word);
}
