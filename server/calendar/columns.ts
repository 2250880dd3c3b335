import type { Database } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { nextOccurrence, type YearlyDate } from '#shared/dates/occurrences.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { selectReminderTimes } from './queries.ts';
import { dayBefore } from './reminder-day.ts';
import type { Place } from './view.ts';

/** Where a member is, what day it is there, and when the member is reminded. */
export async function readPlace({ db, clock }: { db: Database; clock: Clock }, memberId: string): Promise<Place> {
  const { zone: timeZone, reminder_hour: hour, reminder_leads: leads } = await selectReminderTimes(db, memberId);
  const { date: today, time } = clockAt(clock.now(), timeZone);
  return { timeZone, today, leads, isReminded: Number(time.slice(0, 2)) >= hour };
}

/** The columns of a date, with those that say when it comes next. */
export function columnsOf(date: YearlyDate, place: Place) {
  const { calendar, year, month, isLeapMonth, day, leapDayRule } = date;
  const columns = { calendar, year, month, is_leap_month: isLeapMonth, day, leap_day_rule: leapDayRule };
  return { ...columns, ...daysOf(date, place) };
}

/** When a date comes next, and from when on its reminders are wanted. */
export function daysOf(date: YearlyDate, place: Place) {
  return { next_on: nextOccurrence(date, place.today), last_on: null, quiet_through: quietThrough(place) };
}

/** Whoever adds or changes an entry after the day's reminders were sent knows of it, and is reminded from the next day on. */
export function quietThrough({ today, isReminded }: Place): string {
  return isReminded ? today : dayBefore(today);
}

/** The calendar holds no more. */
export function fullCalendar() {
  return failure(
    'conflict',
    'general',
    'too-many',
    `Your calendar has ${ENTRIES_MAX.toLocaleString('en')} days, which is the limit. Remove some to add others.`,
  );
}
