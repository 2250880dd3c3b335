import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';

const noon = (date: string) => new Date(`${date}T12:00:00`);
const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(noon(date));

/** The parts of a formatted date: `26` over `Nov`, `Thursday`, `November 2026`. */
export function formatDay(date: string): { day: string; month: string; weekday: string; monthAndYear: string } {
  return {
    day: String(Number(date.slice(8))),
    month: format(date, { month: 'short' }),
    weekday: format(date, { weekday: 'long' }),
    monthAndYear: format(date, { month: 'long', year: 'numeric' }),
  };
}

/** A day as the reader writes it: `Saturday 28 November`, `Saturday, November 28`. @param date `YYYY-MM-DD` */
export function formatWeekdayAndDay(date: string, order: DateOrder): string {
  return formatNamedDate({ ...partsOf(date), year: null }, order, { weekday: formatDay(date).weekday });
}

/** A day in little space: `Sat 28 Nov 2026`, `Sat, Nov 28, 2026`. @param date `YYYY-MM-DD` */
export function formatShortDay(date: string, order: DateOrder): string {
  return formatNamedDate(partsOf(date), order, { isShort: true, weekday: formatDay(date).weekday.slice(0, 3) });
}

function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** How far away a day is: today, tomorrow, in 5 days, in 3 weeks, in 4 months. */
export function formatDistance(from: string, to: string): string {
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days < 14) return `in ${days} days`;
  return days < 70 ? `in ${Math.round(days / 7)} weeks` : `in ${Math.round(days / 30.44)} months`;
}

/** Names as a list within a sentence: Ada, Ben and Cleo. */
export function formatNames(people: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(people);
}
