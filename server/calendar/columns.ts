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
  return { ...columns, ...firstDays(nextOccurrence(date, place.today), place) };
}

/** The days of an entry that begins, or begins anew. @param nextOn its next day, `YYYY-MM-DD`; null where that is not known */
export function firstDays(nextOn: string | null, place: Pick<Place, 'today' | 'isReminded'>) {
  const isAnew = { last_on: null, snoozed_day: null, snoozed_until: null };
  return { ...isAnew, next_on: nextOn, quiet_through: quietThrough(place) };
}

/** Whoever adds or changes an entry after the day's reminders were sent knows of it, and is reminded from the next day on. */
export function quietThrough({ today, isReminded }: Pick<Place, 'today' | 'isReminded'>): string {
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
