import { resolveAccents } from '#cards/catalogue/search/foreign-words.ts';
import { toShopTerms } from '#cards/catalogue/search/phrases.ts';

/** Words that are ignored next to others: "happy birthday" searches for birthdays, "cat lover" for cats. */
const IGNORED_WORDS = new Set(
  (
    'a an and are at be by can could for from had has have her him his i if in is it its like me my of on or our please s say ' +
    'saying says she he so some somebody someone something t than that the their them then there these they this those to u ur ' +
    'very im youre youve ive thats weve soon aged whos want was we were who whom whose will wish wishes wishing with would you your ' +
    'card cards ecard ecards greeting greetings send sending find look looking need want online free print printable ' +
    'likes like loves enjoys who just darling mad crazy obsessed themed theme after next very his hers favorite favourite deepest heartfelt sincere sincerest best beautiful lovely nice special perfect great wonderful amazing awesome fabulous gorgeous brilliant fantastic brand idea ideas happy merry joyous dear lover lovers law'
  ).split(' '),
);
const MOST_WORDS = 8;

/** The words of a query: lower case, without accents, without ignored words, each once. */
export function parseSearchWords(text: string): string[] {
  const plain = resolveAccents(text.normalize('NFC').toLocaleLowerCase('en'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]s\b|['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const words = [
    ...new Set(
      toShopTerms(plain)
        .split(' ')
        .filter((word) => word !== ''),
    ),
  ];
  const telling = words.filter((word) => !IGNORED_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** A phrase of the shop's terms has at most this many words: "get well soon". */
const PHRASE_MAX = 4;

/** What was typed for a word of a query: "fishing", which is searched as another word. Null for a word that was only implied. */
export function asTypedIn(text: string, word: string): string | null {
  const typed = text.split(/\s+/).filter((part) => part !== '');
  for (let length = 1; length <= PHRASE_MAX; length++)
    for (let from = 0; from + length <= typed.length; from++) {
      const phrase = typed.slice(from, from + length).join(' ');
      if (parseSearchWords(phrase).includes(word)) return phrase.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    }
  return null;
}
