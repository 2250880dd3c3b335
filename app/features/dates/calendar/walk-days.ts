import { addDays } from '#shared/time/days.ts';

/** The part of the year that is shown, and where its weeks begin. Days are `YYYY-MM-DD`. */
export type Bounds = { first: string; last: string; /** from 1 (Monday) to 7 (Sunday) */ weekStart: number };

const at = (date: string) => new Date(`${date}T00:00:00Z`);
const written = (time: Date) => time.toISOString().slice(0, 10);

/** The same day some months later or earlier; the last of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  const from = at(date);
  const month = from.getUTCMonth() + months;
  const length = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), length))));
}

/**
 * The day that a key leads to from another, as in any grid of dates: arrows by a day or a week, Home and End to the ends of the week, Page Up and
 * Page Down by a month. A step past the first or the last day ends there.
 * @returns null for any other key
 */
export function dayAfterKey(key: string, date: string, { first, last, weekStart }: Bounds): string | null {
  /** how many days after the beginning of its week */
  const inWeek = (at(date).getUTCDay() + 7 - weekStart) % 7;
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -inWeek),
    End: () => addDays(date, 6 - inWeek),
    PageUp: () => addMonths(date, -1),
    PageDown: () => addMonths(date, 1),
  };
  const to = steps[key]?.();
  if (to === undefined) return null;
  // A week above the first, or a month below the last, is not there.
  if (to < first) return key === 'ArrowUp' || key === 'PageUp' ? date : first;
  if (to > last) return key === 'ArrowDown' || key === 'PageDown' ? date : last;
  return to;
}

/** A month and those after it, as `YYYY-MM`. */
export function monthsFrom(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => addMonths(`${month}-01`, i).slice(0, 7));
}
