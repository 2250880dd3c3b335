import { monthsOf } from '#shared/dates/month-names.ts';

/** The order of the parts of a date, as a member chose it in their account. */
export const DATE_ORDERS = ['day-month', 'month-day', 'year-month'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The parts of a date. */
export type DatePart = 'day' | 'month' | 'year';
/** The parts in their order. */
export const PARTS_IN_ORDER: Record<DateOrder, readonly DatePart[]> = {
  'day-month': ['day', 'month', 'year'],
  'month-day': ['month', 'day', 'year'],
  'year-month': ['year', 'month', 'day'],
};

/** The order that is usual in a language. @param language such as `en-US` */
export function dateOrderOf(language: string): DateOrder {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'numeric', day: 'numeric' });
  const parts = format.formatToParts(new Date(0)).map(({ type }) => type);
  if (parts.indexOf('day') < parts.indexOf('month')) return 'day-month';
  return parts.indexOf('year') < parts.indexOf('month') ? 'year-month' : 'month-day';
}

/**
 * A date with the name of its month, in the reader's order: `6 May 1988`, `May 6, 1988`, `1988 May 6`; with its weekday
 * `Friday 6 May 1988`, `Friday, May 6, 1988`, `Friday, 1988 May 6`.
 * @param date its year is left out where it is null; the month is 1 to 12
 * @param weekday as it is to be written
 */
export function formatNamedDate(
  { year, month, day }: { year: number | null; month: number; day: number },
  order: DateOrder,
  { isShort = false, weekday }: { /** the month has three letters */ isShort?: boolean; weekday?: string } = {},
): string {
  const name = monthsOf('gregorian')[month - 1]?.name ?? '';
  const named = isShort ? name.slice(0, 3) : name;
  const start = weekday === undefined ? '' : weekday + (order === 'day-month' ? ' ' : ', ');
  if (order === 'month-day') return `${start}${named} ${day}${year === null ? '' : `, ${year}`}`;
  if (order === 'year-month') return `${start}${year === null ? '' : `${year} `}${named} ${day}`;
  return `${start}${day} ${named}${year === null ? '' : ` ${year}`}`;
}
