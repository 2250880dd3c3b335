import type { Insertable } from 'kysely';
import type { Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import { type DateProblem, EARLIEST_YEAR, problemOf } from '#shared/dates/partial-date.ts';
import { newId } from '#shared/ids.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import { clockAt } from '#shared/time/local-time.ts';
import {
  countAllEntries,
  deleteEntry,
  hasBirthday,
  insertEntry,
  lockEntry,
  selectReminderTimes,
  updateEntry,
} from './queries.ts';
import type { CalendarEntriesTable } from './tables.ts';
import type { Place } from './view.ts';

type DateColumns = Pick<
  Insertable<CalendarEntriesTable>,
  'calendar' | 'year' | 'month' | 'is_leap_month' | 'day' | 'leap_day_rule' | 'next_on' | 'last_on'
> & { quiet_through: string };
/** A birthday that the person told. */
type Told = { memberId: string; contactId: string; /** where it stands already */ calendarId: string | null };
/** Where it stands in the calendar of a member. */
type Kept = { memberId: string; calendarId: string };
/** What became of it: the entry; or the member keeps a birthday of their own, or has no room for one more. */
export type ToldBirthday = { calendarId: string } | { calendarId: null; why: 'has-birthday' | 'full' };

/** Birthdays that people tell a member themselves, and may change and take back. What the member wrote is never changed by them. */
export function createToldBirthdays({
  clock,
  remindersChanged,
  columnsOf,
}: {
  clock: Clock;
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
  /** The columns of a date that begins, or begins anew. */
  columnsOf: (date: YearlyDate, place: Place) => DateColumns;
}) {
  async function placeOf(tx: Tx, memberId: string): Promise<Place> {
    const { zone: timeZone, reminder_hour: hour, reminder_leads: leads } = await selectReminderTimes(tx, memberId);
    const { date: today, time } = clockAt(clock.now(), timeZone);
    return { timeZone, today, leads, isReminded: Number(time.slice(0, 2)) >= hour };
  }

  async function change(tx: Tx, { memberId, calendarId }: Kept, date: YearlyDate): Promise<boolean> {
    const row = await lockEntry(tx, { memberId, calendarId });
    if (row === undefined || row.removed_at !== null) return false;
    const place = await placeOf(tx, memberId);
    await updateEntry(tx, calendarId, { ...columnsOf(date, place), updated_at: new Date(clock.now()) });
    await remindersChanged(tx, memberId);
    return true;
  }

  return {
    /** Whether a birthday of a contact is kept. */
    hasBirthday: (tx: Tx, contactId: string): Promise<boolean> => hasBirthday(tx, contactId),

    /** Keeps what a contact told, or changes what they told before. */
    async keep(tx: Tx, { memberId, contactId, calendarId }: Told, date: YearlyDate): Promise<ToldBirthday> {
      const place = await placeOf(tx, memberId);
      const at = new Date(clock.now());
      if (calendarId !== null && (await change(tx, { memberId, calendarId }, date))) return { calendarId };
      if (await hasBirthday(tx, contactId)) return { calendarId: null, why: 'has-birthday' };
      if ((await countAllEntries(tx, memberId)) >= ENTRIES_MAX) return { calendarId: null, why: 'full' };
      const added = newId(at.getTime());
      await insertEntry(tx, {
        calendar_id: added,
        member_id: memberId,
        contact_id: contactId,
        calendar_type_id: CALENDAR_TYPES.birthday,
        name: null,
        note: '',
        ...columnsOf(date, place),
        created_at: at,
        updated_at: at,
      });
      await remindersChanged(tx, memberId);
      return { calendarId: added };
    },

    /** Changes what was told, where it stands in the calendar. @returns false where the member has removed it: then it stays out */
    change,

    /** Takes what was told out of the calendar for a while, or puts it back, unless the member keeps another birthday of the contact by then. */
    async setRemoved(tx: Tx, { memberId, calendarId }: Kept, isRemoved: boolean): Promise<void> {
      const row = await lockEntry(tx, { memberId, calendarId });
      if (row === undefined || isRemoved === (row.removed_at !== null)) return;
      if (!isRemoved && row.contact_id !== null && (await hasBirthday(tx, row.contact_id))) return;
      await updateEntry(tx, calendarId, { removed_at: isRemoved ? new Date(clock.now()) : null });
      await remindersChanged(tx, memberId);
    },

    /** Forgets what a contact told. Where the member has written a note beside it, the note stays, without a date. */
    async forget(tx: Tx, { memberId, calendarId }: Kept): Promise<void> {
      const row = await lockEntry(tx, { memberId, calendarId });
      if (row === undefined) return;
      if (row.note === '') await deleteEntry(tx, calendarId);
      else {
        const place = await placeOf(tx, memberId);
        const nothing = { calendar: 'gregorian', year: null, month: null, isLeapMonth: false, day: null } as const;
        await updateEntry(tx, calendarId, {
          ...columnsOf({ ...nothing, leapDayRule: 'february-28' }, place),
          updated_at: new Date(clock.now()),
        });
      }
      await remindersChanged(tx, memberId);
    },
  };
}

const PROBLEMS: Record<DateProblem['code'], string> = {
  'no-month': 'Choose the month.',
  'no-such-month': 'Choose the month.',
  'no-such-day': 'This month has no such day.',
  'too-early': `Choose a year from ${EARLIEST_YEAR} on, or keep it to yourself.`,
  'in-the-future': 'This date is still to come. Choose another year, or keep it to yourself.',
};

/** A birthday as somebody tells it to a member. @param today where that member is, `YYYY-MM-DD`. @throws Failure at the part of a date that is wrong. */
export function checkTold(date: YearlyDate, today: string): void {
  const problem = problemOf(date, today);
  if (problem) throw failure('invalid', problem.field, problem.code, PROBLEMS[problem.code]);
}
