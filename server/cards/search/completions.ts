import { POPULAR_QUERIES, POPULAR_OCCASIONS } from '#cards/catalogue/search/popular-queries.ts';

/** How many completions are tried; most have results. */
const TRIED = 8;
/** Occasions that complete a query for a thing. */
const OCCASIONS = ['birthday', 'thank you', 'anniversary', 'Christmas'];

/** Text in the form of a phrase: lower case, single spaces, punctuation only within words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Each phrase as it is typed, and as it is shown. */
const PHRASES = POPULAR_QUERIES.map((phrase) => [plain(phrase), phrase] as const);
const KEYS: ReadonlyMap<string, string> = new Map(PHRASES);
function formatPhrase(typed: string): string {
  return KEYS.get(typed) ?? typed;
}

/**
 * Completions of what is being typed, the likeliest first: the whole text, or its last words, are completed to something that people
 * search for. A thing is combined with an occasion, a number with its unit.
 */
export function completionsOf(text: string): string[] {
  const typed = plain(text);
  if (typed === '') return [];
  const words = typed.split(' ');
  const ways = words.flatMap((_, i) => {
    const head = words.slice(0, i);
    const tail = words.slice(i).join(' ');
    const going = [...numbered(tail), ...PHRASES.flatMap(([key, phrase]) => (key.startsWith(tail) ? [phrase] : []))];
    // Nobody searches for a birthday card for Christmas.
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
  const withOccasion = named ? OCCASIONS.map((occasion) => `${formatPhrase(typed)} ${occasion}`) : [];
  // Complete phrases come first, then phrases with an occasion, then completions.
  const [whole, ...rest] = isWhole ? [formatPhrase(typed), ...withOccasion, ...ways] : ways;
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
