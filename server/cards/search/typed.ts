import { sameAs } from '#cards/catalogue/synonyms.ts';

/** Words that say nothing of a card. */
const SAY_NOTHING = new Set(
  'a an and at by card cards ecard ecards for from greeting greetings her his i in is it like my of on one our please some that the their this to very want wish wishes with your you'.split(
    ' ',
  ),
);
const MOST_WORDS = 8;

/** Text as it is looked for: lower case, without accents, the words that say something, each once. */
export function wordsTyped(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/['’]s\b|['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const words = [...new Set(plain.split(' ').filter((word) => word !== ''))];
  const telling = words.filter((word) => !SAY_NOTHING.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

const PLAIN = /^[\p{L}\p{N}]+$/u;

/**
 * The words as a query of Postgres: each may be any of its synonyms, and the last may be still on its way.
 * @param all whether every word is wanted, or any of them
 */
export function queryOf(words: readonly string[], all: boolean): string {
  const one = (word: string, isLast: boolean) => {
    const whole = sameAs(word).filter((other) => PLAIN.test(other));
    if (isLast && word.length >= 3) whole.push(`${word}:*`);
    return `(${whole.join(' | ')})`;
  };
  return words
    .filter((word) => PLAIN.test(word))
    .map((word, i) => one(word, i === words.length - 1))
    .join(all ? ' & ' : ' | ');
}
