import type { DateOrder } from '#shared/time/date-order.ts';
import { parseDay, type ParsedDay } from '../import-day.ts';

/** A date of numbers whose order is a matter of the country: `6/5/1988`, `6.5.88`, `6-5`. */
type NumericDate = { first: number; second: number; year: number | null; isShortYear: boolean; sign: string };

/** The order of day and month in a file. */
export type GuessedOrder = {
  order: DateOrder;
  /** Nothing in the file says which of the two it is, and it matters. */ isDoubtful: boolean;
};

/** Takes a time of day off: `6/5/1988 12:00:00 AM`. */
const withoutTime = (text: string) => text.trim().replace(/[ T]\d{1,2}:\d{2}.{0,20}$/, '');

function numericDate(text: string): NumericDate | null {
  const match = /^(\d{1,2})\s?([/.-])\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2})|\.)?$/.exec(withoutTime(text));
  if (!match) return null;
  const [, first, sign = '', second, year] = match;
  return {
    first: Number(first),
    second: Number(second),
    year: year === undefined ? null : Number(year),
    isShortYear: year?.length === 2,
    sign,
  };
}

/**
 * The order of day and month in the dates of a file, from all of them together: a part above 12 is a day. Dates with full stops have the day first, wherever
 * they are written.
 * @param assumed where nothing in the file says it
 */
export function guessOrder(texts: readonly string[], assumed: DateOrder): GuessedOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  let isOpen = false;
  for (const text of texts) {
    const date = numericDate(text);
    if (date === null) continue;
    const { first, second, sign } = date;
    if (first > 12 && second <= 12) dayFirst++;
    else if (second > 12 && first <= 12) monthFirst++;
    else if (sign === '.') dayFirst++;
    else if (first !== second) isOpen = true;
  }
  if (dayFirst === 0 && monthFirst === 0)
    return { order: assumed === 'month-day' ? 'month-day' : 'day-month', isDoubtful: isOpen };
  return {
    order: monthFirst > dayFirst ? 'month-day' : 'day-month',
    isDoubtful: isOpen && dayFirst > 0 && monthFirst > 0,
  };
}

/**
 * Parses a date of a cell. A part above 12 is the day whatever the order is.
 * @param today `YYYY-MM-DD`; a year of two digits is the last one before it
 */
export function parseCellDay(
  text: string,
  order: DateOrder,
  today: string,
): (ParsedDay & { /** the century was guessed */ isShortYear: boolean }) | null {
  const date = numericDate(text);
  if (date === null) {
    const parsed = parseDay(text) ?? parseDay(withoutTime(text));
    return parsed === null ? null : { ...parsed, isShortYear: false };
  }
  const { first, second, isShortYear } = date;
  // What Outlook writes where there is no date.
  if (first === 0 && second === 0) return { year: 0, month: null, day: null, isDoubtful: false, isShortYear: false };
  const isMonthFirst = first > 12 ? false : second > 12 ? true : order === 'month-day';
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { year: fullYear(date, Number(today.slice(0, 4))), month, day, isDoubtful: false, isShortYear };
}

function fullYear({ year, isShortYear }: NumericDate, thisYear: number): number | null {
  if (year === null || !isShortYear) return year;
  const century = thisYear - (thisYear % 100);
  return century + year > thisYear ? century - 100 + year : century + year;
}
