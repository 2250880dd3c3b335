import type { Insertable } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
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

  return {
    /** Whether a birthday of a contact is kept. */
    hasBirthday: (tx: Tx, contactId: string): Promise<boolean> => hasBirthday(tx, contactId),

    /** Keeps what a contact told, or changes what they told before. */
    async keep(tx: Tx, { memberId, contactId, calendarId }: Told, date: YearlyDate): Promise<ToldBirthday> {
      const place = await placeOf(tx, memberId);
      const at = new Date(clock.now());
      const known = calendarId === null ? undefined : await lockEntry(tx, { memberId, calendarId });
      if (known !== undefined && known.removed_at === null) {
        await updateEntry(tx, known.calendar_id, { ...columnsOf(date, place), updated_at: at });
        await remindersChanged(tx, memberId);
        return { calendarId: known.calendar_id };
      }
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

    /** Forgets what a contact told. Where the member has written a note beside it, the note stays, without a date. */
    async forget(tx: Tx, { memberId, calendarId }: { memberId: string; calendarId: string }): Promise<void> {
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
