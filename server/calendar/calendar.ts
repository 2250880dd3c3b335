import type { CalendarEntry } from '#contract/calendar.ts';
import type { Database, Tx } from '#db/client.ts';
import { addContact, deleteUnused, hasContact, renameContact } from '#server/contacts/contacts.ts';
import { type Actor, requireMember, requireSoft } from '#server/kernel/actor.ts';
import { oncePerContext } from '#server/kernel/context.ts';
import { failure } from '#server/kernel/failure.ts';
import { remindersChanged } from '#server/kernel/module.ts';
import type { Clock } from '#server/ports/clock.ts';
import { CALENDAR_TYPES, KEPT_TYPES, type KeptType, type OwnType } from '#shared/dates/calendar-types.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import { EARLIEST_YEAR, type DateProblem, problemOf } from '#shared/dates/partial-date.ts';
import { newId } from '#shared/ids.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';
import {
  countAllEntries,
  countEntries,
  deleteRemovedEntries,
  hasBirthday,
  insertEntry,
  lockEntry,
  selectEntries,
  selectEntry,
  updateEntry,
} from './queries.ts';
import { columnsOf, firstDays, fullCalendar, readPlace } from './columns.ts';
import { type ChangeEntry, createDateAnswers, forReader, unknownEntry } from './date-answers.ts';
import { createCardsForDates } from './cards-for-dates.ts';
import { nextEntryDay } from './entry-days.ts';
import { createChosenHolidays } from './chosen-holidays.ts';
import { moveNextDays } from './next-days.ts';
import { viewEntry } from './view.ts';
import { createToldBirthdays } from './told-birthdays.ts';
export type { CardDate, CardsForDates } from './cards-for-dates.ts';
export { readPlace } from './columns.ts';
export { addDatesOfFile, undoDatesOfFile } from './dates-of-file.ts';
export { moveNextDays } from './next-days.ts';
export { listDates, listOccurrences, type Occurrence } from './occurrences.ts';
export { checkTold } from './told-birthdays.ts';
export { findPersonDate, findPersonDates, listPeopleDates, type PersonDate } from './people-dates.ts';
export { listRemembered, type Remembered, suggestedFor } from './remembered.ts';

/** How long a removed entry can be put back. */
const REMOVED_FOR_MS = 86_400_000;

type Written = { name: string; date: YearlyDate; note: string };
/** A new entry: of a contact who is there already, or of a new one with this name. */
export type NewEntry = { name?: string | undefined; contactId?: string | undefined; date: YearlyDate; note: string };
export type EntryChange = { [K in keyof Written]?: Written[K] | undefined };
/** A page of entries, of one kind or of one contact where one is given. */
type Asked = { type?: KeptType | undefined; contactId?: string | undefined; limit: number; offset: number };
export type CalendarDeps = {
  db: Database;
  clock: Clock;
  /** Called when something has changed that a member is reminded of. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** The birthdays, anniversaries and events that members keep. */
export function createCalendar({ db, clock, remindersChanged }: CalendarDeps) {
  const placeOf = (memberId: string) => readPlace({ db, clock }, memberId);
  const moveOn = (memberId: string, today: string) => moveNextDays(db, [{ memberId, today }]);

  async function read(memberId: string, calendarId: string): Promise<CalendarEntry> {
    const place = await placeOf(memberId);
    await moveOn(memberId, place.today);
    const row = await selectEntry(db, { memberId, calendarId });
    if (!row || row.removed_at !== null) throw unknownEntry();
    return viewEntry(row, place);
  }

  const change: ChangeEntry = async (memberId, calendarId, by) => {
    const place = await placeOf(memberId);
    return db.transaction().execute(async (tx) => {
      const row = await lockEntry(tx, { memberId, calendarId });
      if (!row) throw unknownEntry();
      await by(tx, row, place);
      await remindersChanged(tx, memberId);
      const changed = await selectEntry(tx, { memberId, calendarId });
      if (!changed) throw unknownEntry();
      return viewEntry(changed, place);
    });
  };

  return {
    /** A page of a member's entries, the next one first, and how many there are of each kind. Those of people who are paused or have died are left out, unless they are asked for. */
    async list(actor: Actor, { type, contactId, limit, offset }: Asked) {
      const { memberId } = requireMember(actor);
      const place = await placeOf(memberId);
      await moveOn(memberId, place.today);
      const typeId = type === undefined ? null : CALENDAR_TYPES[type];
      const scope = contactId === undefined ? 'kept' : { contactId };
      const [rows, counted] = await Promise.all([
        selectEntries(db, { memberId, typeId, scope, limit, offset }),
        countEntries(db, { memberId, scope }),
      ]);
      const countOf = (id: number) => Number(counted.find((row) => row.calendar_type_id === id)?.count ?? 0);
      const counts = {
        birthday: countOf(CALENDAR_TYPES.birthday),
        anniversary: countOf(CALENDAR_TYPES.anniversary),
        holiday: countOf(CALENDAR_TYPES.holiday),
        event: countOf(CALENDAR_TYPES.event),
      };
      const total = type === undefined ? KEPT_TYPES.reduce((sum, one) => sum + counts[one], 0) : counts[type];
      return { results: rows.map((row) => viewEntry(row, place)), total, counts };
    },

    /** One of a member's entries. @throws Failure at `calendarId` where it is not theirs, or was removed. */
    view: async (actor: Actor, calendarId: string): Promise<CalendarEntry> =>
      forReader(actor, await read(requireSoft(actor).memberId, calendarId)),

    /**
     * Adds an entry, and for a birthday or an anniversary its person, where it is not one of the contacts.
     * @throws Failure at the part of the date that is wrong, at `name`, and at `contactId` where the member has no such contact.
     */
    async add(actor: Actor, type: OwnType, given: NewEntry): Promise<CalendarEntry> {
      const { memberId } = requireMember(actor);
      const place = await placeOf(memberId);
      checkDate(given.date, place.today);
      const now = clock.now();
      const at = new Date(now);
      const calendarId = newId(now);
      return db.transaction().execute(async (tx) => {
        if ((await countAllEntries(tx, memberId)) >= ENTRIES_MAX) throw fullCalendar();
        const contactId = await personOf(tx, memberId, type, given, at);
        await insertEntry(tx, {
          calendar_id: calendarId,
          member_id: memberId,
          contact_id: contactId,
          calendar_type_id: CALENDAR_TYPES[type],
          name: type === 'event' ? (given.name ?? '') : null,
          note: given.note,
          ...columnsOf(given.date, place),
          created_at: at,
          updated_at: at,
        });
        await remindersChanged(tx, memberId);
        const row = await selectEntry(tx, { memberId, calendarId });
        if (!row) throw new Error('An entry that was just added is not there.');
        return viewEntry(row, place);
      });
    },

    /**
     * Changes what was given of an entry; the rest stays.
     * @throws Failure at `calendarId` where the member has none of this kind, and at the part of the date that is wrong.
     */
    async change(actor: Actor, type: OwnType, calendarId: string, given: EntryChange): Promise<CalendarEntry> {
      const { memberId } = requireMember(actor);
      return change(memberId, calendarId, async (tx, row, place) => {
        if (row.removed_at !== null || row.calendar_type_id !== CALENDAR_TYPES[type]) throw unknownEntry();
        const { name, date, note } = given;
        if (date) checkDate(date, place.today);
        const now = new Date(clock.now());
        if (name !== undefined && row.contact_id !== null) await renameContact(tx, memberId, row.contact_id, name, now);
        await updateEntry(tx, calendarId, {
          ...(name !== undefined && row.contact_id === null ? { name } : {}),
          ...(date ? columnsOf(date, place) : {}),
          ...(note === undefined ? {} : { note }),
          updated_at: now,
        });
      });
    },

    /** Removes an entry, or puts it back; the same again changes nothing. @throws Failure at `calendarId`. */
    async setRemoved(actor: Actor, calendarId: string, isRemoved: boolean): Promise<CalendarEntry> {
      const { memberId } = requireMember(actor);
      return change(memberId, calendarId, async (tx, row, place) => {
        if (isRemoved === (row.removed_at !== null)) return;
        if (!isRemoved && row.calendar_type_id === CALENDAR_TYPES.birthday && row.contact_id !== null)
          if (await hasBirthday(tx, row.contact_id))
            throw failure('conflict', 'calendarId', 'has-birthday', 'This person has another birthday by now.');
        await updateEntry(tx, calendarId, {
          removed_at: isRemoved ? new Date(clock.now()) : null,
          // Its day may have passed while it was away.
          ...firstDays(nextEntryDay(row, place.today), place),
        });
      });
    },

    ...createDateAnswers({
      clock,
      change,
      moveOn: async (memberId) => moveOn(memberId, (await placeOf(memberId)).today),
    }),
  };
}

/** The contact of a new entry: the one that is named, or a new one. An event needs none. */
async function personOf(tx: Tx, memberId: string, type: OwnType, { name, contactId }: NewEntry, at: Date) {
  if (contactId !== undefined) {
    if (!(await hasContact(tx, memberId, contactId)))
      throw failure('not-found', 'contactId', 'unknown-contact', 'This person is not in your address book any more.');
    if (type === 'birthday' && (await hasBirthday(tx, contactId)))
      throw failure('conflict', 'contactId', 'has-birthday', 'This person has a birthday already. Change that one.');
    return contactId;
  }
  if (type === 'event') return null;
  if (name === undefined) throw failure('invalid', 'name', 'required', 'Enter a name.');
  return addContact(tx, memberId, name, at);
}

/** Deletes entries that were removed more than a day ago, and the contacts that were no more than their name. */
export function deleteRemoved({ db, clock }: Pick<CalendarDeps, 'db' | 'clock'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deleteUnused(tx, await deleteRemovedEntries(tx, new Date(clock.now() - REMOVED_FOR_MS)));
  });
}

const PROBLEMS: Record<DateProblem['code'], string> = {
  'no-month': 'Choose the month too, or leave the day empty.',
  'no-such-month': 'The calendar has no such month in this year.',
  'no-such-day': 'This month has no such day.',
  'too-early': `Choose a year from ${EARLIEST_YEAR} on, or leave it empty.`,
  'in-the-future': 'This date is still to come. Leave the year empty if you do not know it.',
};

/** @throws Failure at the part of a date that is wrong. */
function checkDate(date: YearlyDate, today: string): void {
  const problem = problemOf(date, today);
  if (problem) throw failure('invalid', `date.${problem.field}`, problem.code, PROBLEMS[problem.code]);
}

/** Calendars, in this process. */
export const calendarOf = oncePerContext((context) =>
  createCalendar({ ...context, remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId) }),
);

/** Holidays of calendars, in this process. */
export const chosenHolidaysOf = oncePerContext((context) =>
  createChosenHolidays({ ...context, remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId) }),
);

/** Cards for dates, in this process. */
export const cardsForDatesOf = oncePerContext((context) =>
  createCardsForDates({
    ...context,
    view: (actor, calendarId) => calendarOf(context).view(actor, calendarId),
    remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId),
  }),
);

/** Birthdays that people told members, in this process. */
export const toldBirthdaysOf = oncePerContext((context) =>
  createToldBirthdays({
    clock: context.clock,
    remindersChanged: (tx, memberId) => remindersChanged(context, tx, memberId),
    columnsOf,
  }),
);
