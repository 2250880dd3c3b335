import { formatNextLead, LEADS } from '#shared/dates/reminder-leads.ts';
import { addDays } from '#shared/time/days.ts';
import { formatDay, formatDistance } from '../format-day.ts';

/**
 * A day on which somebody is told again of a date: `tomorrow`, `the day before`, `on the day`, `a week before`, `on Wednesday`.
 * @param on the day of the date; all `YYYY-MM-DD`
 */
export function formatSnoozeDay(until: string, on: string, today: string): string {
  if (until === addDays(today, 1)) return 'tomorrow';
  const lead = LEADS.find((days) => until === addDays(on, -days));
  if (lead !== undefined) return formatNextLead(lead);
  return until < addDays(today, 7) ? `on ${formatDay(until).weekday}` : formatDistance(today, until);
}
