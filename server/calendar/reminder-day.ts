import { addDays } from '#shared/time/days.ts';

/** The day after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string) => addDays(day, 1);

/** The day before a day, both `YYYY-MM-DD`. */
export const dayBefore = (day: string) => addDays(day, -1);

/**
 * The first day, from a day on and including it, on which there is a reminder of a date. Each time that it comes it is the next one from the day after the
 * time before.
 * @param daysFrom the days on which it comes, from a day on and including it, in order
 * @param leads how many days before a date there are reminders; 0 is the day itself
 * @returns null where there is none
 */
export function reminderDay(
  daysFrom: (from: string) => Iterable<string>,
  leads: readonly number[],
  from: string,
): string | null {
  if (leads.length === 0) return null;
  let first = from;
  for (const on of daysFrom(from)) {
    const days = leads.map((lead) => addDays(on, -lead)).filter((day) => day >= first);
    if (days.length > 0) return days.reduce((one, other) => (one < other ? one : other));
    first = dayAfter(on);
  }
  return null;
}
