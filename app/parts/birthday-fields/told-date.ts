import type { ToldBirthday } from '#contract/birthday-request.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { EARLIEST_YEAR } from '#shared/dates/partial-date.ts';
import { formatNamedDate } from '#shared/time/date-order.ts';

/** What stands in the three fields, as text. An empty day or month is not chosen yet; `none` keeps the day back. */
export type BirthdayInput = {
  day: string;
  month: string;
  year: string;
  hidesYear: boolean;
  leapDayRule: ToldBirthday['leapDayRule'];
};
export const NOTHING_CHOSEN: BirthdayInput = {
  day: '',
  month: '',
  year: '',
  hidesYear: true,
  leapDayRule: 'february-28',
};
export const NO_DAY = 'none';
export const MONTHS = monthsOf('gregorian').map(({ month, name }) => ({ value: String(month), name }));

/** The years that can be chosen, the last one first. */
export function yearsUpTo(thisYear: number): string[] {
  return Array.from({ length: Math.min(120, thisYear - EARLIEST_YEAR) + 1 }, (_, i) => String(thisYear - i));
}

/** How many days the chosen month has: 29 for a February of no year. */
export function lastDayOf({ month, year }: Pick<BirthdayInput, 'month' | 'year'>): number {
  if (month === '') return 31;
  // 2000 had a 29 February. The day before the first of the next month.
  return new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate();
}

/** With a part changed. A day that the month lacks is chosen again; a year that is chosen is no longer kept back. */
export function withChange(input: BirthdayInput, part: Partial<BirthdayInput>): BirthdayInput {
  const changed = { ...input, ...part };
  if (part.year !== undefined) changed.hidesYear = part.year === '';
  if (part.hidesYear === true) changed.year = '';
  return changed.day !== NO_DAY && Number(changed.day) > lastDayOf(changed) ? { ...changed, day: '' } : changed;
}

/** What was chosen, or what is missing, at its field. */
export function toldOf({
  day,
  month,
  year,
  hidesYear,
  leapDayRule,
}: BirthdayInput): { told: ToldBirthday } | { missing: Partial<Record<'day' | 'month' | 'year', string>> } {
  const missing = {
    ...(month === '' ? { month: 'Choose the month.' } : {}),
    ...(day === '' ? { day: 'Choose the day.' } : {}),
    ...(!hidesYear && year === '' ? { year: 'Choose the year, or keep it to yourself.' } : {}),
  };
  if (Object.keys(missing).length > 0) return { missing };
  return {
    told: {
      month: Number(month),
      day: day === NO_DAY ? null : Number(day),
      year: hidesYear || year === '' ? null : Number(year),
      leapDayRule,
    },
  };
}

/** The fields for what was told before. */
export function inputOf({ day, month, year, leapDayRule }: ToldBirthday): BirthdayInput {
  return {
    day: day === null ? NO_DAY : String(day),
    month: String(month),
    year: year === null ? '' : String(year),
    hidesYear: year === null,
    leapDayRule,
  };
}

/** `9 December 1984`, `9 December`, `December`: as the one who asked reads it. */
export function formatTold({ year, month, day }: Pick<ToldBirthday, 'year' | 'month' | 'day'>): string {
  if (day !== null) return formatNamedDate({ year: year ?? null, month, day: day ?? 1 }, 'day-month');
  const name = MONTHS[month - 1]?.name ?? '';
  return year === null ? name : `${name} ${year}`;
}
