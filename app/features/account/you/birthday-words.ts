import type { Account } from '#contract/account.ts';
import { dateFormat } from '#shared/date-format.ts';

type Birthday = NonNullable<Account['birthday']>;
type Order = Account['dateOrder'];

const MONTH = dateFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** The months, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  MONTH.format(new Date(Date.UTC(2024, month, 1))),
);

/** A birthday in words, in the reader's order: `6 May 1988`, `May 6, 1988`, `1988 May 6`. */
export function sayBirthday({ year, month, day }: Birthday, order: Order): string {
  const named = MONTHS[month - 1] ?? '';
  if (order === 'month-day') return `${named} ${day}${year === null ? '' : `, ${year}`}`;
  if (order === 'year-month') return `${year === null ? '' : `${year} `}${named} ${day}`;
  return `${day} ${named}${year === null ? '' : ` ${year}`}`;
}

/** How many days a month has; without a year, February has its 29th. */
export function daysIn(month: number, year: number | null): number {
  return new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
}

/** What was typed for a birthday. Empty parts are no birthday; half of one is a fault, said at its field. */
export type TypedBirthday = { day: string; month: string; year: string };
export function readBirthday({
  day,
  month,
  year,
}: TypedBirthday):
  | { ok: true; birthday: Birthday | null }
  | { ok: false; at: 'day' | 'month' | 'year'; message: string } {
  if (day === '' && month === '' && year.trim() === '') return { ok: true, birthday: null };
  if (day === '') return { ok: false, at: 'day', message: 'Choose the day, or clear the rest.' };
  if (month === '') return { ok: false, at: 'month', message: 'Choose the month, or clear the rest.' };
  if (year.trim() !== '' && !/^\d{4}$/.test(year.trim()))
    return { ok: false, at: 'year', message: 'Four figures, such as 1988. Or leave it empty.' };
  const known = year.trim() === '' ? null : Number(year);
  const birthday = { day: Number(day), month: Number(month), year: known };
  if (birthday.day > daysIn(birthday.month, known))
    return {
      ok: false,
      at: 'day',
      message: `${MONTHS[birthday.month - 1]} ${known ?? ''} has ${daysIn(birthday.month, known)} days.`.replace(
        '  ',
        ' ',
      ),
    };
  return { ok: true, birthday };
}
