import { readFileSync } from 'node:fs';
import { PROJECT_ROOT } from '#server/project/root.ts';

/**
 * Public holidays of a country, and its own mother's and father's days: written by `node scripts/public-holidays.ts` from date-holidays
 * (docs/credits.md).
 */
const FILE = new URL('server/holidays/public-holidays.json', PROJECT_ROOT);

/** Days in years that follow one another, `MMDD` each: `0101` the same in each, or `0329,0418,,0410+1231` with a comma between years. */
type Days = string;
/** What the file has: the first year of all days, and for each country its holidays, by key, in the order of a year. */
export type PublicHolidaysFile = {
  firstYear: number;
  lastYear: number;
  countries: Record<
    string,
    { holidays: Record<string, readonly [name: string, days: Days]>; family: Record<string, Days> }
  >;
};
let file: PublicHolidaysFile | null = null;

/** Read once, and only where it is needed. */
function read(): PublicHolidaysFile {
  file ??= JSON.parse(readFileSync(FILE, 'utf8')) as PublicHolidaysFile;
  return file;
}

const countryOf = (country: string) => {
  const { countries } = read();
  return Object.hasOwn(countries, country) ? countries[country] : undefined;
};

/** The public holidays of a country (ISO 3166-1 alpha-2), with their keys; none of a country that is not known. */
export function listPublicHolidays(country: string): { key: string; name: string }[] {
  return Object.entries(countryOf(country)?.holidays ?? {}).map(([key, [name]]) => ({ key, name }));
}

/** The name of a public holiday; null where the country has none with this key. */
export function publicHolidayName(key: string, country: string): string | null {
  const holidays = countryOf(country)?.holidays ?? {};
  return Object.hasOwn(holidays, key) ? (holidays[key]?.[0] ?? null) : null;
}

/** The days of a public holiday in a year; none before the first or after the last year of the file. */
export function publicHolidayDays(key: string, year: number, country: string): Temporal.PlainDate[] {
  const days = countryOf(country)?.holidays[key]?.[1];
  return days === undefined ? [] : daysIn(days, year);
}

/** Mother's or Father's Day of a country in a year; null where the country has none of its own, or the year is not in the file. */
export function familyDays(
  key: 'mothers-day' | 'fathers-day',
  year: number,
  country: string | null,
): Temporal.PlainDate | null {
  const days = country === null ? undefined : countryOf(country)?.family[key];
  return days === undefined ? null : (daysIn(days, year)[0] ?? null);
}

function daysIn(days: Days, year: number): Temporal.PlainDate[] {
  const { firstYear, lastYear } = read();
  if (year < firstYear || year > lastYear) return [];
  const ofYear = days.includes(',') ? (days.split(',')[year - firstYear] ?? '') : days;
  return ofYear
    .split('+')
    .filter((day) => day !== '')
    .map((day) => Temporal.PlainDate.from({ year, month: Number(day.slice(0, 2)), day: Number(day.slice(2)) }));
}
