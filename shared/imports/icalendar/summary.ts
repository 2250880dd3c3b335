import { cleanLine } from '../text.ts';

/** What the title of an event says. */
export type ParsedSummary = {
  /** null where the title does not say what the day is */ type: 'birthday' | 'anniversary' | null;
  name: string;
  year: number | null;
  /** how old the person becomes at this event */ age: number | null;
};

const ANNIVERSARY =
  'wedding anniversary|anniversary|hochzeitstag|jahrestag|anniversaire de mariage|aniversario de bodas|aniversario|anniversario di matrimonio|anniversario|trouwdag|aniversário de casamento';
const BIRTHDAY =
  'birthday|b-day|bday|geburtstag|anniversaire|cumpleaños|cumpleanos|compleanno|verjaardag|aniversário|fødselsdag|födelsedag|urodziny|день рождения|誕生日|生日';
const JOINS = "(?: d| dell)['’]|(?: of| for| von| de| do| da| du| di| van)? |\\s?[:–-]\\s?";
const starts = (words: string) => new RegExp(`^(?:happy )?(?:${words})(?:${JOINS})(?<name>.+)$`, 'iu');
const ends = (words: string) =>
  new RegExp(
    `^(?<name>.+?)(?:['’]s?|[の的]| hat| is)?\\s?[,:–-]?\\s?\\(?(?:(?<age>\\d{1,3})(?:st|nd|rd|th|\\.)\\s)?(?:${words})\\)?!?$`,
    'iu',
  );
/** Anniversaries first: “anniversaire de mariage” begins with a birthday. */
const PATTERNS = [
  { type: 'anniversary', patterns: [starts(ANNIVERSARY), ends(ANNIVERSARY)] },
  { type: 'birthday', patterns: [starts(BIRTHDAY), ends(BIRTHDAY)] },
] as const;
const TURNS = /^(?<name>.+?) (?:turns|wird|is turning) (?<age>\d{1,3})!?$/iu;
const ONLY_BIRTHDAY = new RegExp(`^(?:happy )?(?:${BIRTHDAY})!?$`, 'iu');
const IS_JARIG = /^(?<name>.+?) (?:is jarig)!?$/iu;
const AROUND =
  /^[\p{Extended_Pictographic}\u{fe0f}\u{200d}\s]{1,20}|[\p{Extended_Pictographic}\u{fe0f}\u{200d}\s]{1,20}$/gu;
/** `(1985)`, `(*1985)`, `(born 1985)`, or `(30)` */
const MARK = /\s?\((?:\*\s?|born (?:in )?|geb\.? ?)?(?<year>\d{4})\)$|\s?\((?<age>\d{1,3})\)$/iu;

/** Parses the title of an event: `🎂 Anna (1985)`, `Anna’s 30th birthday`, `Geburtstag von Anna`. */
export function parseSummary(text: string): ParsedSummary {
  const bare = cleanLine(text.slice(0, 300)).replace(AROUND, '');
  const mark = MARK.exec(bare)?.groups;
  const title = bare.replace(MARK, '').trim();
  const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  const result = (type: ParsedSummary['type'], name: string, age?: string): ParsedSummary => ({
    type,
    name: name.replace(AROUND, '').trim(),
    year: numberOf(mark?.['year']),
    age: numberOf(age ?? mark?.['age']),
  });
  // A title without a name: whoever wrote it knew whose day it is.
  if (ONLY_BIRTHDAY.test(title)) return result('birthday', '');
  for (const { type, patterns } of PATTERNS)
    for (const pattern of patterns) {
      const found = pattern.exec(title)?.groups;
      if (found !== undefined) return result(type, found['name'] ?? '', found['age']);
    }
  const turns = (TURNS.exec(title) ?? IS_JARIG.exec(title))?.groups;
  if (turns !== undefined) return result('birthday', turns['name'] ?? '', turns['age']);
  return result(null, title);
}
