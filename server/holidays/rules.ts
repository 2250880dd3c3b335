import { dayOf, daysOfCalendar, easterOf, MONDAY, nthWeekday, SUNDAY, THURSDAY } from './calendar-days.ts';
import { DIWALI, HOLI } from './hindu-days.ts';
import { familyDays } from './public-holidays.ts';

/** A holiday that there are cards for, and how its days are found. */
export type Rule = {
  /** What it is called, in a country where that matters. */
  name: string | ((country: string | null) => string);
  /** The category of its cards, below “holidays”. */ category: string;
  /** Its days in a Gregorian year, where it is celebrated: in a country (ISO 3166-1 alpha-2), or null where that is not known. */
  on: (year: number, country: string | null) => readonly Temporal.PlainDate[];
  /** Where its days come from. */ source: string;
  /** It is on other days in other countries. */ isByCountry?: true;
  /** It is offered in these countries only. */ countries?: readonly string[];
  /** It begins at nightfall: its day is the evening before its first day. */ isEvening?: true;
  isByMoon?: true;
  /** what more there is to say of it */ note?: (date: Temporal.PlainDate) => string;
  /** what cards for it are about in its year */ about?: (date: Temporal.PlainDate) => string;
};

const GREGORIAN = 'The Gregorian calendar';
const EASTER = 'Easter of the western churches, by the Gregorian computus';
const HEBREW = 'The Hebrew calendar, in Unicode’s reckoning';
const CHINESE = 'The Chinese calendar, in Unicode’s reckoning';
const UMM_AL_QURA =
  'The Umm al-Qura calendar, in Unicode’s reckoning. Where the moon is watched for, the feast may be a day later';
const HINDU = 'The moon over India, by Meeus and Lahiri’s reckoning';
const BY_COUNTRY = 'The custom of the country, from date-holidays where it is not the usual one';

const is = (country: string | null, ...among: string[]) => country !== null && among.includes(country);
const FRENCH = ['FR', 'BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'];
const MOTHERING_SUNDAY = ['GB', 'IE', 'JE', 'GG', 'IM'];

function mothersDay(year: number, country: string | null): Temporal.PlainDate {
  // Mothering Sunday, the fourth of Lent.
  if (is(country, ...MOTHERING_SUNDAY)) return easterOf(year).subtract({ days: 21 });
  // In France it gives way to Whitsun.
  if (is(country, ...FRENCH)) {
    const last = nthWeekday(year, 5, SUNDAY, -1);
    const whitsun = easterOf(year).add({ days: 49 });
    return last.equals(whitsun) ? nthWeekday(year, 6, SUNDAY, 1) : last;
  }
  return familyDays('mothers-day', year, country) ?? nthWeekday(year, 5, SUNDAY, 2);
}

function fathersDay(year: number, country: string | null): Temporal.PlainDate {
  if (is(country, 'NZ', 'FJ')) return nthWeekday(year, 9, SUNDAY, 1);
  if (is(country, 'ES', 'PT', 'IT')) return dayOf(year, 3, 19);
  // Ascension.
  if (is(country, 'DE')) return easterOf(year).add({ days: 39 });
  if (is(country, 'SE', 'IS')) return nthWeekday(year, 11, SUNDAY, 2);
  return familyDays('fathers-day', year, country) ?? nthWeekday(year, 6, SUNDAY, 3);
}

const onDay = (month: number, day: number) => (year: number) => [dayOf(year, month, day)];
const eveOf = (on: (year: number) => readonly Temporal.PlainDate[]) => (year: number) =>
  // The first day of a feast may be the first of January, and its evening last year's.
  [year, year + 1]
    .flatMap((of) => on(of).map((date) => date.subtract({ days: 1 })))
    .filter((date) => date.year === year);
const inTable = (days: ReadonlyMap<number, Temporal.PlainDate>) => (year: number) => {
  const found = days.get(year);
  return found === undefined ? [] : [found];
};

const ANIMALS = 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');
const animalOf = ({ year }: Temporal.PlainDate) => ANIMALS[(((year - 4) % 12) + 12) % 12] ?? '';

/** The holidays that there are cards for, by their key. A key is stored with the entries of members' calendars, and is never changed. */
export const RULES: Readonly<Record<string, Rule>> = {
  'new-year': { name: 'New Year', category: 'new-year', on: onDay(1, 1), source: GREGORIAN },
  'lunar-new-year': {
    name: 'Lunar New Year',
    category: 'lunar-new-year',
    on: daysOfCalendar('chinese', 'M01', 1),
    isByMoon: true,
    note: (date) => `the year of the ${animalOf(date)}`,
    about: animalOf,
    source: CHINESE,
  },
  'valentines-day': { name: 'Valentine’s Day', category: 'valentines-day', on: onDay(2, 14), source: GREGORIAN },
  holi: { name: 'Holi', category: 'holi', on: inTable(HOLI), isByMoon: true, source: HINDU },
  'st-patricks-day': { name: 'St Patrick’s Day', category: 'st-patricks-day', on: onDay(3, 17), source: GREGORIAN },
  easter: { name: 'Easter', category: 'easter', on: (year) => [easterOf(year)], source: EASTER },
  passover: {
    name: 'Passover begins',
    category: 'passover',
    on: eveOf(daysOfCalendar('hebrew', 'M07', 15)),
    isEvening: true,
    isByMoon: true,
    source: HEBREW,
  },
  'eid-al-fitr': {
    name: 'Eid al-Fitr',
    category: 'eid',
    on: daysOfCalendar('islamic-umalqura', 'M10', 1),
    isByMoon: true,
    source: UMM_AL_QURA,
  },
  'mothers-day': {
    name: (country) => (is(country, ...MOTHERING_SUNDAY) ? 'Mothering Sunday' : 'Mother’s Day'),
    category: 'mothers-day',
    on: (year, country) => [mothersDay(year, country)],
    isByCountry: true,
    source: BY_COUNTRY,
  },
  'eid-al-adha': {
    name: 'Eid al-Adha',
    category: 'eid',
    on: daysOfCalendar('islamic-umalqura', 'M12', 10),
    isByMoon: true,
    source: UMM_AL_QURA,
  },
  'fathers-day': {
    name: 'Father’s Day',
    category: 'fathers-day',
    on: (year, country) => [fathersDay(year, country)],
    isByCountry: true,
    source: BY_COUNTRY,
  },
  'fourth-of-july': {
    name: 'The Fourth of July',
    category: 'fourth-of-july',
    on: onDay(7, 4),
    countries: ['US'],
    source: GREGORIAN,
  },
  'rosh-hashanah': {
    name: 'Rosh Hashanah begins',
    category: 'rosh-hashanah',
    on: eveOf(daysOfCalendar('hebrew', 'M01', 1)),
    isEvening: true,
    isByMoon: true,
    source: HEBREW,
  },
  'mid-autumn': {
    name: 'Mid-Autumn',
    category: 'mid-autumn',
    on: daysOfCalendar('chinese', 'M08', 15),
    isByMoon: true,
    source: CHINESE,
  },
  halloween: { name: 'Halloween', category: 'halloween', on: onDay(10, 31), source: GREGORIAN },
  diwali: { name: 'Diwali', category: 'diwali', on: inTable(DIWALI), isByMoon: true, source: HINDU },
  thanksgiving: {
    name: 'Thanksgiving',
    category: 'thanksgiving',
    on: (year, country) => [is(country, 'CA') ? nthWeekday(year, 10, MONDAY, 2) : nthWeekday(year, 11, THURSDAY, 4)],
    isByCountry: true,
    countries: ['US', 'CA'],
    source: GREGORIAN,
  },
  hanukkah: {
    name: 'Hanukkah begins',
    category: 'hanukkah',
    on: eveOf(daysOfCalendar('hebrew', 'M03', 25)),
    isEvening: true,
    isByMoon: true,
    source: HEBREW,
  },
  christmas: { name: 'Christmas', category: 'christmas', on: onDay(12, 25), source: GREGORIAN },
  kwanzaa: {
    name: 'Kwanzaa begins',
    category: 'kwanzaa',
    on: onDay(12, 26),
    countries: ['US', 'CA'],
    source: GREGORIAN,
  },
};
