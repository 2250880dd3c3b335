import { asShopSays, sameAs } from '#cards/catalogue/synonyms.ts';

/** Words that say nothing of a card, beside others that do: "happy birthday" looks for birthdays, "cat lover" for cats. */
const SAY_NOTHING = new Set(
  (
    'a an and are at be by can could for from had has have her him his i if in is it its like me my of on or our please s say ' +
    'saying says she he so some somebody someone something t than that the their them then there these they this those to u ur ' +
    'very im youre youve ive thats weve soon aged whos want was we were who whom whose will wish wishes wishing with would you your ' +
    'card cards ecard ecards greeting greetings send sending find look looking need want online free print printable ' +
    'favorite favourite deepest heartfelt sincere sincerest best beautiful lovely nice special perfect great wonderful amazing awesome fabulous gorgeous brilliant fantastic brand idea ideas happy merry joyous dear lover lovers law'
  ).split(' '),
);
const MOST_WORDS = 8;

/** Text as it is looked for: lower case, without accents, the words that say something, each once. */
export function wordsTyped(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/['’]s\b|['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = [
    ...new Set(
      asShopSays(plain)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ];
  const telling = words.filter((word) => !SAY_NOTHING.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

const PLAIN = /^[\p{L}\p{N}]+$/u;

/**
 * The words as a query of Postgres: each may be any of its synonyms. Empty where none of them can be one.
 * @param of whether every word is wanted, or any of them
 * @param how.goesOn whether the last word may still be on its way
 * @param how.exactly whether a synonym will not do
 */
export function queryOf(words: readonly string[], of: 'all' | 'any', { goesOn = false, exactly = false } = {}): string {
  const plain = words.filter((word) => PLAIN.test(word));
  const one = (word: string, i: number) => {
    const whole = exactly ? [word] : sameAs(word).filter((other) => PLAIN.test(other));
    if (goesOn && i === plain.length - 1 && word.length >= 3) whole.push(`${word}:*`);
    return `(${whole.join(' | ')})`;
  };
  return plain.map(one).join(of === 'all' ? ' & ' : ' | ');
}
