import { POPULAR_QUERIES, POPULAR_OCCASIONS } from '#cards/catalogue/search/popular-queries.ts';

/** So many ways on are tried; most lead to cards. */
const TRIED = 8;
/** What somebody looks for who has named a thing: a card of it for something. */
const OCCASIONS = ['birthday', 'thank you', 'anniversary', 'Christmas'];

/** Text as it stands in a phrase: lower case, single spaces, no signs but those within words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Each phrase as it is typed, and as it is written. */
const PHRASES = POPULAR_QUERIES.map((phrase) => [plain(phrase), phrase] as const);
const KEYS: ReadonlyMap<string, string> = new Map(PHRASES);
function asWritten(typed: string): string {
  return KEYS.get(typed) ?? typed;
}

/**
 * Phrases that what is being typed may become, the likeliest first: the whole of it, or its last words, go on to something that
 * people look for; a thing is named with an occasion, a number with what it counts.
 */
export function completionsOf(text: string): string[] {
  const typed = plain(text);
  if (typed === '') return [];
  const words = typed.split(' ');
  const ways = words.flatMap((_, i) => {
    const head = words.slice(0, i);
    const tail = words.slice(i).join(' ');
    const going = [...numbered(tail), ...PHRASES.flatMap(([key, phrase]) => (key.startsWith(tail) ? [phrase] : []))];
    // Nobody looks for a birthday at Christmas.
    const named = POPULAR_OCCASIONS.some((occasion) =>
      plain(occasion)
        .split(' ')
        .every((word) => head.includes(word)),
    );
    return going
      .filter((phrase) => !named || !POPULAR_OCCASIONS.includes(phrase))
      .filter((phrase) => !phrase.split(' ').some((word) => head.includes(word)))
      .map((phrase) => [...head, phrase].join(' '));
  });
  const isWhole = KEYS.has(typed) || words.every((word) => KEYS.has(word));
  const named = isWhole && !OCCASIONS.some((occasion) => typed.includes(plain(occasion)));
  const withOccasion = named ? OCCASIONS.map((occasion) => `${asWritten(typed)} ${occasion}`) : [];
  // What is whole already comes first, then what it is for, then what it may become.
  const [whole, ...rest] = isWhole ? [asWritten(typed), ...withOccasion, ...ways] : ways;
  return [...new Set(whole === undefined ? [] : [whole, ...rest])].slice(0, TRIED);
}

function numbered(tail: string): string[] {
  const number = /^([1-9]\d{0,2})(?:s|st|n|nd|r|rd|t|th)?$/.exec(tail)?.[1];
  return number === undefined ? [] : [`${ordinal(number)} birthday`, `${ordinal(number)} anniversary`];
}

function ordinal(number: string): string {
  if (/1[1-3]$/.test(number)) return `${number}th`;
  return number + ({ 1: 'st', 2: 'nd', 3: 'rd' }[number.at(-1) ?? ''] ?? 'th');
}
