import { foldText } from './text.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'tr', 'ru', 'uk'];
const SMALL_WORDS = new Set(['of', 'the', 'de', 'del', 'den', 'le', 'il', 'el']);
let known: Map<string, number> | undefined;

/** The number of a month by its name or its abbreviation in the languages that most address books have; null for another word. */
export function monthOfWord(word: string): number | null {
  known ??= new Map(LANGUAGES.flatMap(monthsOfLanguage));
  return known.get(foldText(word)) ?? null;
}

function monthsOfLanguage(language: string): [string, number][] {
  return (['long', 'short'] as const).flatMap((month) =>
    // With its day a month has another form in Slavic languages.
    [{ month }, { month, day: 'numeric' as const }].flatMap((options) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, i): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2001, i, 1));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return [foldText(name).replaceAll('.', ''), i + 1];
      }).filter(([name]) => /^\p{L}+$/u.test(name));
    }),
  );
}

/** A date with the name of its month: `12 May 1985`, `May 12`, `12. Mai 1985`, `May 1985`. Null for any other text. */
export function parseNamedDay(text: string): { year: number | null; month: number; day: number | null } | null {
  if (text.length > 60) return null;
  let year: number | null = null;
  let month: number | null = null;
  let day: number | null = null;
  for (const word of foldText(text).split(/[^\p{L}\p{N}]/u)) {
    if (word === '' || SMALL_WORDS.has(word)) continue;
    const named = monthOfWord(word);
    const number = /^(\d{1,4})(?:st|nd|rd|th|er|e|o)?$/.exec(word)?.[1];
    if (named !== null && month === null) month = named;
    else if (number === undefined) return null;
    else if (number.length === 4 && year === null) year = Number(number);
    else if (number.length <= 2 && day === null) day = Number(number);
    else return null;
  }
  return month === null ? null : { year, month, day };
}
