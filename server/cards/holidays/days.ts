/** A day that belongs to many: its name, the holiday's shelf, and when it is. */
export type UpcomingDay = {
  name: string;
  shelf: string;
  /** `YYYY-MM-DD`; of a feast that begins at nightfall, the evening before its first day */ date: string;
  isEvening: boolean;
  isByMoon: boolean;
  /** what more there is to say of it */ note: string | null;
  /** what cards for it are about in its year */ about: string | null;
};

type Rule = {
  name: string | ((country: string | null) => string);
  shelf: string;
  /** When it is in a year, for a country; null where it is not kept there, or not known that far ahead. */
  on: (year: number, country: string | null) => Temporal.PlainDate | null;
  isEvening?: true;
  isByMoon?: true;
  note?: (date: Temporal.PlainDate) => string;
  about?: (date: Temporal.PlainDate) => string;
};

const SUNDAY = 7;
const THURSDAY = 4;
const day = (year: number, month: number, of: number) => Temporal.PlainDate.from({ year, month, day: of });

/** The n-th of a weekday (ISO: Monday is 1) in a month; -1 is the last. */
function nth(year: number, month: number, weekday: number, n: number): Temporal.PlainDate {
  const first = day(year, month, 1);
  const found = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (Math.max(n, 1) - 1) * 7 });
  return n > 0 ? found : found.add({ days: Math.floor((first.daysInMonth - found.day) / 7) * 7 });
}

/** Easter Sunday of the western churches (the anonymous Gregorian computus). */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return day(year, Math.floor(f / 31), (f % 31) + 1);
}

const is = (country: string | null, ...among: string[]) => country !== null && among.includes(country);

function mothersDay(year: number, country: string | null): Temporal.PlainDate {
  // Mothering Sunday, the fourth of Lent.
  if (is(country, 'GB', 'IE', 'JE', 'GG', 'IM')) return easterOf(year).subtract({ days: 21 });
  if (is(country, 'ES', 'PT', 'HU', 'LT')) return nth(year, 5, SUNDAY, 1);
  if (is(country, 'PL')) return day(year, 5, 26);
  if (is(country, 'NO')) return nth(year, 2, SUNDAY, 2);
  if (is(country, 'SE')) return nth(year, 5, SUNDAY, -1);
  if (is(country, 'FR')) {
    const last = nth(year, 5, SUNDAY, -1);
    const whitsun = easterOf(year).add({ days: 49 });
    return last.equals(whitsun) ? nth(year, 6, SUNDAY, 1) : last;
  }
  return nth(year, 5, SUNDAY, 2);
}

function fathersDay(year: number, country: string | null): Temporal.PlainDate {
  if (is(country, 'AU', 'NZ', 'FJ')) return nth(year, 9, SUNDAY, 1);
  if (is(country, 'ES', 'PT', 'IT')) return day(year, 3, 19);
  // Ascension.
  if (is(country, 'DE')) return easterOf(year).add({ days: 39 });
  if (is(country, 'NO', 'SE', 'FI', 'IS')) return nth(year, 11, SUNDAY, 2);
  return nth(year, 6, SUNDAY, 3);
}

function thanksgiving(year: number, country: string | null): Temporal.PlainDate | null {
  if (is(country, 'US')) return nth(year, 11, THURSDAY, 4);
  return is(country, 'CA') ? nth(year, 10, 1, 2) : null;
}

/** A day of another calendar's year, wherever it falls in a year of ours. */
function inCalendar(calendar: string, monthCode: string, of: number) {
  return (year: number): Temporal.PlainDate | null => {
    const begins = day(year, 1, 1).withCalendar(calendar).year;
    for (const other of [begins, begins + 1]) {
      const found = Temporal.PlainDate.from({ calendar, year: other, monthCode, day: of }).withCalendar('iso8601');
      if (found.year === year) return found;
    }
    return null;
  };
}

const eve = (on: (year: number) => Temporal.PlainDate | null) => (year: number) =>
  on(year)?.subtract({ days: 1 }) ?? null;

/**
 * Feasts of the Hindu moon, which no calendar at hand computes: worked out once, in Indian time, from the moon (Meeus, chapters 47 and 49)
 * and the sun against the fixed stars (Lahiri’s reckoning). What is not in the tables is not said.
 *
 * Diwali ends the month of Ashvina, called Kartika in the north: at the first new moon after the sun has entered Libra, 17 or 18 October. It is the day whose
 * nightfall the moonless thirtieth of a month has, else the day on which that ends (2036, 2037). In 2039 the moon is new three hours before
 * the sun gets there: that month is a leap month, and the feast a moon later than some printed lists have it.
 *
 * Holi is the day after the night of the bonfire, which the full moon of Phalguna has at nightfall: the one before the new moon that follows the
 * sun’s entry into Pisces, 14 or 15 March. (In 2026 it was full shortly before nightfall, and most kept the day after.)
 */
const DIWALI = [
  '2026-11-08',
  '2027-10-29',
  '2028-10-17',
  '2029-11-05',
  '2030-10-26',
  '2031-11-14',
  '2032-11-02',
  '2033-10-22',
  '2034-11-10',
  '2035-10-30',
  '2036-10-19',
  '2037-11-07',
  '2038-10-27',
  '2039-11-15',
  '2040-11-04',
];
const HOLI = [
  '2026-03-04',
  '2027-03-22',
  '2028-03-11',
  '2029-03-01',
  '2030-03-20',
  '2031-03-09',
  '2032-03-27',
  '2033-03-16',
  '2034-03-05',
  '2035-03-24',
  '2036-03-12',
  '2037-03-02',
  '2038-03-21',
  '2039-03-11',
  '2040-03-29',
];
const inAlmanac = (dates: readonly string[]) => (year: number) => {
  const found = dates.find((date) => date.startsWith(`${year}-`));
  return found === undefined ? null : Temporal.PlainDate.from(found);
};

const ANIMALS = 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');
const animalOf = ({ year }: Temporal.PlainDate) => ANIMALS[(((year - 4) % 12) + 12) % 12] ?? '';

const RULES: readonly Rule[] = [
  { name: 'New Year', shelf: 'new-year', on: (year) => day(year, 1, 1) },
  {
    name: 'Lunar New Year',
    shelf: 'lunar-new-year',
    on: inCalendar('chinese', 'M01', 1),
    isByMoon: true,
    note: (date) => `the year of the ${animalOf(date)}`,
    about: animalOf,
  },
  { name: 'Valentine’s Day', shelf: 'valentines-day', on: (year) => day(year, 2, 14) },
  { name: 'Holi', shelf: 'holi', on: inAlmanac(HOLI), isByMoon: true },
  { name: 'St Patrick’s Day', shelf: 'st-patricks-day', on: (year) => day(year, 3, 17) },
  { name: 'Easter', shelf: 'easter', on: easterOf },
  {
    name: 'Passover begins',
    shelf: 'passover',
    on: eve(inCalendar('hebrew', 'M07', 15)),
    isEvening: true,
    isByMoon: true,
  },
  { name: 'Eid al-Fitr', shelf: 'eid', on: inCalendar('islamic-umalqura', 'M10', 1), isByMoon: true },
  {
    name: (country) => (is(country, 'GB', 'IE', 'JE', 'GG', 'IM') ? 'Mothering Sunday' : 'Mother’s Day'),
    shelf: 'mothers-day',
    on: mothersDay,
  },
  { name: 'Eid al-Adha', shelf: 'eid', on: inCalendar('islamic-umalqura', 'M12', 10), isByMoon: true },
  { name: 'Father’s Day', shelf: 'fathers-day', on: fathersDay },
  {
    name: 'The Fourth of July',
    shelf: 'fourth-of-july',
    on: (year, country) => (is(country, 'US') ? day(year, 7, 4) : null),
  },
  {
    name: 'Rosh Hashanah begins',
    shelf: 'rosh-hashanah',
    on: eve(inCalendar('hebrew', 'M01', 1)),
    isEvening: true,
    isByMoon: true,
  },
  { name: 'Mid-Autumn', shelf: 'mid-autumn', on: inCalendar('chinese', 'M08', 15), isByMoon: true },
  { name: 'Halloween', shelf: 'halloween', on: (year) => day(year, 10, 31) },
  { name: 'Diwali', shelf: 'diwali', on: inAlmanac(DIWALI), isByMoon: true },
  { name: 'Thanksgiving', shelf: 'thanksgiving', on: thanksgiving },
  {
    name: 'Hanukkah begins',
    shelf: 'hanukkah',
    on: eve(inCalendar('hebrew', 'M03', 25)),
    isEvening: true,
    isByMoon: true,
  },
  { name: 'Christmas', shelf: 'christmas', on: (year) => day(year, 12, 25) },
  {
    name: 'Kwanzaa begins',
    shelf: 'kwanzaa',
    on: (year, country) => (is(country, 'US', 'CA') ? day(year, 12, 26) : null),
  },
];

/**
 * The days that come, from one on, each once and the nearest first.
 * @param from `YYYY-MM-DD`
 * @param country where they are kept (ISO 3166-1 alpha-2): mothers have their day at other times elsewhere; null where it is not known
 */
export function upcomingDays(from: string, country: string | null): UpcomingDay[] {
  const { year } = Temporal.PlainDate.from(from);
  return RULES.flatMap((rule): UpcomingDay[] => {
    const date = [year, year + 1].map((of) => rule.on(of, country)).find((on) => on && on.toString() >= from);
    if (!date) return [];
    return [
      {
        name: typeof rule.name === 'string' ? rule.name : rule.name(country),
        shelf: rule.shelf,
        date: date.toString(),
        isEvening: rule.isEvening ?? false,
        isByMoon: rule.isByMoon ?? false,
        note: rule.note?.(date) ?? null,
        about: rule.about?.(date) ?? null,
      },
    ];
  }).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
