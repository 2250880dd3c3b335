import { problemOf } from '#shared/dates/partial-date.ts';
import type { ImportedDay } from './imported-person.ts';
import { parseNamedDay } from './month-words.ts';

/** Years that stand for “unknown”: Apple's, and those of programs that need one. */
const NO_YEAR = new Set([0, 1, 1604]);
/** The years of Outlook's “no date”. */
const NO_DATE = new Set([1601, 4501]);

export type ParsedDay = ImportedDay & {
  /** It was an instant, so that the day depends on the time zone. */ isDoubtful: boolean;
};

/**
 * Parses a day as address books write it: `1985-04-12`, `19850412`, `--04-12`, `--0412`, `--04`, `---12`, `1985`, `1985-04`, each with or without a time, and days
 * with the name of their month. Null for any other text.
 */
export function parseDay(typed: string): ParsedDay | null {
  const text = typed.trim();
  const whole =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](.{0,40}))?$/i.exec(text) ??
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](.{0,40}))?$/i.exec(text);
  if (whole) return partsOf(whole[1], whole[2], whole[3], whole[4]);
  const month = /^(\d{4})-(\d{2})$/.exec(text);
  if (month) return partsOf(month[1], month[2], undefined);
  if (/^\d{4}$/.test(text)) return partsOf(text, undefined, undefined);
  const yearless = /^--(\d{2})-?(\d{2})?(?:[T ](.{0,40}))?$/i.exec(text);
  if (yearless) return partsOf(undefined, yearless[1], yearless[2], yearless[3]);
  const day = /^---(\d{2})(?:[T ].{0,40})?$/i.exec(text);
  if (day) return partsOf(undefined, undefined, day[1]);
  const named = parseNamedDay(text);
  return named === null ? null : { ...named, isDoubtful: false };
}

function partsOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  time: string | undefined = '',
): ParsedDay {
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  // Midnight in the zone of whoever wrote it is the evening before in UTC.
  const isInstant = /Z$/i.test(time) && /[1-9]/.test(time.slice(0, 5));
  // `2016-00-00` is a year of which nothing more is known.
  return { year: number(year), month: number(month) || null, day: number(day) || null, isDoubtful: isInstant };
}

/** Whether a date of Outlook stands for no date. */
export function isNoDate({ year, month, day }: ImportedDay): boolean {
  return (
    (year !== null && NO_DATE.has(year) && month === 1 && day === 1) || (year === 0 && month === null && day === null)
  );
}

export type CheckedDay =
  | { ok: true; day: ImportedDay; /** what is wrong with the year, which was left out */ note: string | null }
  | { ok: false; why: string };

/**
 * What of a day can be kept. A year that stands for “unknown” is left out, as is one that cannot be.
 * @param omitted the year that stands for “unknown” in this file
 * @param today `YYYY-MM-DD`
 */
export function checkDay({ year, month, day }: ImportedDay, today: string, omitted: number | null = null): CheckedDay {
  const known = year === null || NO_YEAR.has(year) || year === omitted ? null : year;
  const said = (year: number | null) => ({ calendar: 'gregorian', year, month, isLeapMonth: false, day }) as const;
  const problem = problemOf(said(known), today);
  if (problem === null) {
    if (known === null && month === null) return { ok: false, why: 'says neither a year nor a month' };
    return { ok: true, day: { year: known, month, day }, note: null };
  }
  const isAboutYear = problem.code === 'in-the-future' || problem.code === 'too-early';
  if (isAboutYear && month !== null && problemOf(said(null), today) === null) {
    const why = problem.code === 'in-the-future' ? 'is in the future' : 'is too long ago';
    return { ok: true, day: { year: null, month, day }, note: `${why}, so its year was left out` };
  }
  if (isAboutYear) return { ok: false, why: 'has a year that cannot be' };
  if (problem.code === 'no-month') return { ok: false, why: 'has a day without a month' };
  return { ok: false, why: 'is not a day of the calendar' };
}
