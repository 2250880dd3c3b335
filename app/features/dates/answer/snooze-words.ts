import { addDays } from '#shared/time/days.ts';
import { formatDay, formatDistance } from '../format-day.ts';

/**
 * A day on which somebody is told again of a date: `tomorrow`, `on Wednesday`, `the day before`, `on the day`, `a week before`.
 * @param on the day of the date; all `YYYY-MM-DD`
 */
export function formatSnoozeDay(until: string, on: string, today: string): string {
  if (until === addDays(today, 1)) return 'tomorrow';
  if (until === on) return 'on the day';
  if (until === addDays(on, -1)) return 'the day before';
  if (until < addDays(today, 7)) return `on ${formatDay(until).weekday}`;
  if (until === addDays(on, -7)) return 'a week before';
  return formatDistance(today, until);
}
