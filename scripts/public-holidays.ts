import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import type { PublicHolidaysFile } from '#server/holidays/public-holidays.ts';
import { RULES } from '#server/holidays/rules.ts';

/**
 * Writes server/holidays/public-holidays.json: what is a public holiday in a country, with its days of many years, and when mothers and fathers have
 * their day there. The package that knows them is installed in a temporary folder: the product needs no more than this file.
 */
const PACKAGE = 'date-holidays@3.37.0';
const FIRST_YEAR = 2026;
const LAST_YEAR = 2060;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const FAMILY = { 'mothers-day': /^Mother's Day$|^Mothering Sunday$/, 'fathers-day': /^Father's Day$/ };

/** Names by which some countries have the holidays that there are cards for on the same days, or on those of their own watch of the moon. */
const OF_RULES =
  /eid al-|end of ramadan|feast of the sacrifice|diwali|deepavali|^holi$|chinese new year|lunar new year|^mid-autumn|^passover|^rosh hashanah|^hanukkah/i;
/** On these days other countries celebrate something else. */
const BY_CHANCE = new Set(['kwanzaa', 'halloween', 'valentines-day', 'mothers-day', 'fathers-day']);

type Found = { date: string; name: string; type: string; substitute?: boolean };
type Package = { default: new (country?: string, options?: { languages: string[] }) => PackageCountry };
type PackageCountry = { getCountries(): Record<string, string>; getHolidays(year: number): Found[] | false };

const folder = await mkdtemp(path.join(os.tmpdir(), 'cardamom-holidays-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKAGE], { stdio: 'inherit' });
  const module = path.join(folder, 'node_modules', 'date-holidays', 'src', 'index.js');
  const { default: Holidays } = (await import(pathToFileURL(module).href)) as Package;
  const countries: PublicHolidaysFile['countries'] = {};
  for (const country of Object.keys(new Holidays().getCountries()).toSorted()) {
    const ofCountry = new Holidays(country, { languages: ['en'] });
    const years = YEARS.map((year) => (ofCountry.getHolidays(year) || []).filter(isItself));
    const holidays = daysByName(years, ({ type, name }) => (type === 'public' && /[a-z]/i.test(name) ? name : null));
    const family = daysByName(
      years,
      ({ name }) => Object.entries(FAMILY).find(([, names]) => names.test(name))?.[0] ?? null,
    );
    countries[country] = {
      holidays: Object.fromEntries(
        Object.entries(holidays)
          .filter(([name, days]) => isKnownAhead(days) && !isOfRule(name, days, country))
          .map(([name, days]) => [keyOf(name), [name, days]]),
      ),
      family,
    };
  }
  const file: PublicHolidaysFile = { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, countries };
  await writeFile('server/holidays/public-holidays.json', `${JSON.stringify(file)}\n`);
  console.log(format('%i countries', Object.keys(countries).length));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Not a day off that stands in for a holiday on a weekend; some countries mark that in the name only. */
function isItself({ substitute, name }: Found): boolean {
  return substitute !== true && !/substitute|observed|in lieu/i.test(name);
}

/** The days of the years of what has the same name, as the file writes them. */
function daysByName(years: readonly Found[][], nameOf: (found: Found) => string | null): Record<string, string> {
  const names = [...new Set(years.flatMap((found) => found.flatMap((one) => nameOf(one) ?? [])))];
  return Object.fromEntries(
    names.map((name) => {
      const days = years.map((found) =>
        firstDays(found.filter((one) => nameOf(one) === name).map(({ date }) => date.slice(0, 10)))
          .map((date) => date.slice(5, 7) + date.slice(8))
          .join('+'),
      );
      return [name, days.every((day) => day === days[0]) ? (days[0] ?? '') : days.join(',')];
    }),
  );
}

/** Of days that follow one another, the first. */
function firstDays(dates: readonly string[]): string[] {
  const all = new Set(dates);
  return [...all].filter((date) => !all.has(Temporal.PlainDate.from(date).subtract({ days: 1 }).toString())).toSorted();
}

/** Whether the days are known for the next twenty years at least. Some are announced year by year. */
function isKnownAhead(days: string): boolean {
  return (
    !days.includes(',') ||
    days
      .split(',')
      .slice(0, 21)
      .every((day) => day !== '')
  );
}

/** Whether it is one of the holidays that there are cards for: on its days in nearly all years, or by its name. */
function isOfRule(name: string, days: string, country: string): boolean {
  if (OF_RULES.test(name)) return true;
  const byYear = YEARS.map((_, i) => (days.includes(',') ? days.split(',')[i] : days));
  return Object.entries(RULES).some(([key, { on, countries }]) => {
    if (BY_CHANCE.has(key) || (countries !== undefined && !countries.includes(country))) return false;
    const same = YEARS.filter((year, i) =>
      on(year, country).some((date) => byYear[i]?.split('+').includes(date.toString().slice(5).replace('-', ''))),
    );
    return same.length > YEARS.length * 0.9;
  });
}

/** `Early May bank holiday` becomes `early-may-bank-holiday`. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’']|\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
