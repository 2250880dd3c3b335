import { routes } from '#shared/routes.ts';
import { listPublicHolidays, publicHolidayDays, publicHolidayName } from './public-holidays.ts';
import { type Rule, RULES } from './rules.ts';

/** A holiday as a member can keep it in the calendar. */
export type Holiday = {
  /** `christmas`, or with the country whose days these are: `mothers-day:GB`. It is stored, and stays. */ holidayId: string;
  name: string;
  /** ISO 3166-1 alpha-2, of a holiday on that country's days; null for one that is on the same day everywhere. */ country:
    | string
    | null;
  /** The category of its cards, below “holidays”; null where it has no cards of its own. */ category: string | null;
  isEvening: boolean;
  isByMoon: boolean;
  source: string;
};

/** So many years are looked at for the days of a holiday. The tables of the Hindu moon and of public holidays end with 2060. */
const YEARS_AHEAD = 100;
const PUBLIC = 'date-holidays';

/**
 * The holidays that can be chosen in a country: those that there are cards for, then the public holidays that are none of these.
 * @param country ISO 3166-1 alpha-2; null where it is not known
 */
export function listHolidays(country: string | null): Holiday[] {
  const known = Object.entries(RULES)
    .filter(([, { countries }]) => countries === undefined || (country !== null && countries.includes(country)))
    .map(([key, rule]) => viewRule(key, rule, country));
  if (country === null) return known;
  return [...known, ...listPublicHolidays(country).map(({ key, name }) => viewPublic(key, name, country))];
}

/** The holiday with this id; null where there is none. */
export function findHoliday(holidayId: string): Holiday | null {
  const [key = '', country = null] = holidayId.split(':');
  const rule = ruleOf(key);
  if (rule === null) {
    const name = country === null ? null : publicHolidayName(key, country);
    return name === null || country === null ? null : viewPublic(key, name, country);
  }
  const holiday = viewRule(key, rule, country);
  return holiday.holidayId === holidayId && isOffered(rule, country) ? holiday : null;
}

/** The days of a holiday from a day on and including it, as `YYYY-MM-DD`, in order. They end where no more are known. */
export function* holidayDaysFrom(holidayId: string, from: string): Generator<string, void> {
  const [key = '', country = null] = holidayId.split(':');
  const rule = ruleOf(key);
  const first = Temporal.PlainDate.from(from).year;
  for (let year = first; year <= first + YEARS_AHEAD; year++) {
    const days = rule ? rule.on(year, country) : country === null ? [] : publicHolidayDays(key, year, country);
    for (const day of days.map(String).toSorted()) if (day >= from) yield day;
  }
}

/** The next day of a holiday, today included; null where it is not known. Both are `YYYY-MM-DD`. */
export function nextHolidayDay(holidayId: string, today: string): string | null {
  for (const day of holidayDaysFrom(holidayId, today)) return day;
  return null;
}

/** The first category of the cards for holidays. */
const HOLIDAYS = 'holidays';

/** The path of the category of a holiday's cards; null where it has none. */
export function holidayPath({ category }: Pick<Holiday, 'category'>): string | null {
  return category === null ? null : routes.cards(HOLIDAYS, category);
}

/** A holiday that there are cards for, with its next day, `YYYY-MM-DD`. */
export type UpcomingHoliday = Holiday & { category: string; date: string };

/** The holidays that there are cards for, with their next days from a day on, the nearest first. */
export function upcomingHolidays(from: string, country: string | null): UpcomingHoliday[] {
  return listHolidays(country)
    .flatMap((holiday) => {
      const date = holiday.category === null ? null : nextHolidayDay(holiday.holidayId, from);
      return holiday.category === null || date === null ? [] : [{ ...holiday, category: holiday.category, date }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** What there is to say of a holiday on one of its days (`YYYY-MM-DD`), and what cards for it are about then. */
export function describeHoliday(holidayId: string, on: string): { note: string | null; about: string | null } {
  const rule = ruleOf(holidayId.split(':')[0] ?? '');
  const date = Temporal.PlainDate.from(on);
  return { note: rule?.note?.(date) ?? null, about: rule?.about?.(date) ?? null };
}

const ruleOf = (key: string): Rule | null => (Object.hasOwn(RULES, key) ? (RULES[key] ?? null) : null);

const isOffered = ({ countries }: Rule, country: string | null) =>
  countries === undefined || country === null || countries.includes(country);

function viewRule(key: string, rule: Rule, country: string | null): Holiday {
  const whose = rule.isByCountry ? country : null;
  return {
    holidayId: whose === null ? key : `${key}:${whose}`,
    name: typeof rule.name === 'string' ? rule.name : rule.name(whose),
    country: whose,
    category: rule.category,
    isEvening: rule.isEvening ?? false,
    isByMoon: rule.isByMoon ?? false,
    source: rule.source,
  };
}

const viewPublic = (key: string, name: string, country: string): Holiday => ({
  holidayId: `${key}:${country}`,
  name,
  country,
  category: null,
  isEvening: false,
  isByMoon: false,
  source: PUBLIC,
});
