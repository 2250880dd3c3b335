import { POPULAR_QUERIES } from '#cards/catalogue/search/popular-queries.ts';
import { SPELLING_ALLOW_LIST } from '#cards/catalogue/search/spelling-allow-list.ts';
import { synonymsOf } from '#cards/catalogue/search/synonyms.ts';
import { popularName } from '#server/reference/reference.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { type Vocabulary, correctSpelling } from './spelling.ts';
import { parseSearchWords } from './search-words.ts';

/** A first name in a query; `rest` is the query without it. */
export type NameInQuery = { name: string; rest: string };

/** Occasions: a name next to one of these is treated as a name. */
const OCCASIONS = new Set(
  (
    'birthday anniversary wedding christmas congratulations retirement thank thanks well luck leaving graduation christening ' +
    'engagement baby easter valentine newborn'
  )
    .split(' ')
    .flatMap(synonymsOf),
);
const THINGS: ReadonlySet<string> = new Set(POPULAR_QUERIES.map((phrase) => phrase.toLocaleLowerCase('en')));
const AT_LEAST = 3;

/**
 * Finds the first name in a query: "birthday Oliver" searches for a birthday card, not for olives. Popular names are listed. Another word is treated as a
 * name if it has a capital letter, is next to an occasion, and is no word of the shop. A name that is also a thing, such as Rose, stays in the query.
 * @param vocabulary the words that cards are found by; loaded only if a word may be a name
 */
export async function findNameInQuery(
  text: string,
  vocabulary: () => Promise<Vocabulary>,
): Promise<NameInQuery | null> {
  const words = text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}]+|['’]s$|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '');
  const isBeside = words.some((word) => OCCASIONS.has(word.toLowerCase()) || /^\d{1,3}(?:st|nd|rd|th)$/i.test(word));
  const telling = parseSearchWords(text);
  for (const [i, word] of words.entries()) {
    const lower = word.toLocaleLowerCase('en');
    if (OCCASIONS.has(lower) || lower.length < AT_LEAST || word.length > NAME_ON_CARD_MAX) continue;
    const known = popularName(lower);
    const isAlone = telling.length === 1 && telling[0] === lower;
    const rest = words.filter((_, at) => at !== i).join(' ');
    // "Across the miles" and a ruby wedding contain no name.
    if (known !== null && !telling.includes(lower)) continue;
    if (known !== null && (isBeside || isAlone)) {
      const isThing = THINGS.has(lower) || synonymsOf(lower).length > 1;
      if (isThing && isAlone) return null;
      return { name: known, rest: isThing ? text : isAlone ? 'birthday' : rest };
    }
    if (isBeside && isWrittenAsName(words, i) && isUnknownWord(lower, await vocabulary())) return { name: word, rest };
  }
  return null;
}

/** Whether a word has a capital letter and some other word does not. */
function isWrittenAsName(words: readonly string[], at: number): boolean {
  const isLarge = (word: string | undefined) => /^\p{Lu}\p{Ll}/u.test(word ?? '');
  return isLarge(words[at]) && words.some((word, i) => i !== at && !isLarge(word));
}

function isUnknownWord(word: string, vocabulary: Vocabulary): boolean {
  return (
    parseSearchWords(`${word} birthday`).includes(word) &&
    !SPELLING_ALLOW_LIST.has(word) &&
    synonymsOf(word).length === 1 &&
    !vocabulary.has(word) &&
    correctSpelling(word, vocabulary) === null
  );
}
