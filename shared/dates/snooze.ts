import { addDays } from '#shared/time/days.ts';
import { LATE_DAYS } from './handled-as.ts';

/**
 * Whether a reminder can be put off until a day: a later one than today, and not later than a card would still be worth writing.
 * @param on the day that it reminds of; all three `YYYY-MM-DD`
 */
export function canSnoozeUntil(until: string, on: string, today: string): boolean {
  return until > today && until <= addDays(on, LATE_DAYS);
}

/** How many days before a date somebody may be told again of it. */
const BEFORE = [7, 3, 1, 0];
/** On and after the day itself: how many days later. */
const LATER = [1, 2];

/** The days that are offered for it, the first one first: tomorrow, and then nearer and nearer to the day. `YYYY-MM-DD`. */
export function snoozeDays(on: string, today: string): string[] {
  const days =
    on > today
      ? [addDays(today, 1), ...BEFORE.map((lead) => addDays(on, -lead))]
      : LATER.map((days) => addDays(today, days));
  return [...new Set(days)].filter((day) => canSnoozeUntil(day, on, today)).toSorted();
}

/** Two days before is late enough to know more, and early enough to do something; then what is next best. */
const BEST_BEFORE = [2, 3, 1, 0, -1];

/**
 * The one day that a reminder itself offers.
 * @param leads how many days before there are reminders anyway
 * @returns null where there is none that would be another reminder
 */
export function snoozeDay(on: string, today: string, leads: readonly number[]): string | null {
  const lead = BEST_BEFORE.find((days) => !leads.includes(days) && canSnoozeUntil(addDays(on, -days), on, today));
  return lead === undefined ? null : addDays(on, -lead);
}
