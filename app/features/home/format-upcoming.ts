import type { UpcomingDay } from '#contract/card.ts';
import { dateFormat } from '#shared/time/date-format.ts';

const DAY_MS = 86_400_000;
const at = (date: string) => new Date(`${date}T00:00:00Z`);
const formats = {
  weekday: dateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  month: dateFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
};

/** The day and month on the stamp of a date. */
export function formatStamp(date: string): { day: number; month: string } {
  return { day: at(date).getUTCDate(), month: formats.month.format(at(date)).slice(0, 3) };
}

/** When a day is: "Thursday, in 5 days", "Friday evening, in 2 weeks", "Saturday, the year of the Goat". */
export function formatUpcoming({ date, isEvening, note }: UpcomingDay, today: string): string {
  const days = Math.round((at(date).getTime() - at(today).getTime()) / DAY_MS);
  if (days <= 0) return isEvening ? 'This evening' : 'Today';
  if (days === 1) return isEvening ? 'Tomorrow evening' : 'Tomorrow';
  return `${formats.weekday.format(at(date))}${isEvening ? ' evening' : ''}, ${note ?? howFar(days)}`;
}

function howFar(days: number): string {
  if (days < 14) return `in ${days} days`;
  return days < 70 ? `in ${Math.round(days / 7)} weeks` : `in ${Math.round(days / 30.44)} months`;
}
