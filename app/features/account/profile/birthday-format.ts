import type { Account } from '#contract/account.ts';
import { monthsOf } from '#shared/dates/month-names.ts';

type Birthday = NonNullable<Account['birthday']>;

/** The months, January first. */
export const MONTHS: readonly string[] = monthsOf('gregorian').map(({ name }) => name);

/** The number of days in a month. Without a year, February has 29. */
export function daysInMonth(month: number, year: number | null): number {
  return new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
}

/** A typed birthday. All parts empty is no birthday; a part that is missing is an error at its field. */
export type TypedBirthday = { day: string; month: string; year: string };
export function parseBirthday({
  day,
  month,
  year,
}: TypedBirthday):
  | { ok: true; birthday: Birthday | null }
  | { ok: false; at: 'day' | 'month' | 'year'; message: string } {
  if (day === '' && month === '' && year.trim() === '') return { ok: true, birthday: null };
  if (day === '') return { ok: false, at: 'day', message: 'Choose the day, or clear the other fields.' };
  if (month === '') return { ok: false, at: 'month', message: 'Choose the month, or clear the other fields.' };
  if (year.trim() !== '' && !/^\d{4}$/.test(year.trim()))
    return { ok: false, at: 'year', message: 'Enter four digits, such as 1988, or leave it empty.' };
  const known = year.trim() === '' ? null : Number(year);
  const birthday = { day: Number(day), month: Number(month), year: known };
  if (birthday.day > daysInMonth(birthday.month, known))
    return {
      ok: false,
      at: 'day',
      message: `${MONTHS[birthday.month - 1]} ${known ?? ''} has ${daysInMonth(birthday.month, known)} days.`.replace(
        '  ',
        ' ',
      ),
    };
  return { ok: true, birthday };
}
