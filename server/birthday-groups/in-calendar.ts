import type { Tx } from '#db/client.ts';
import { toldBirthdaysOf } from '#server/calendar/calendar.ts';
import { addContact, deleteUnused, renameContact } from '#server/contacts/contacts.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { YearlyDate } from '#shared/dates/occurrences.ts';
import { findDoubts, foldName } from './policy.ts';
import {
  type PersonRow,
  selectAddedContact,
  selectContactsCalled,
  selectElsewhere,
  selectEverybody,
  updatePerson,
} from './queries.ts';
import { isOnList } from './view.ts';

type Birthday = Pick<PersonRow, 'year' | 'month' | 'day' | 'leap_day_rule'>;
type Whose = { memberId: string };

/** A birthday of a list as a calendar keeps it. */
export function dateOf({ year, month, day, leap_day_rule: leapDayRule }: Birthday): YearlyDate {
  return { calendar: 'gregorian', isLeapMonth: false, year, month, day, leapDayRule };
}

/** The birthdays of a list in the calendar of the member who made it. What the member keeps of the same person is never changed. */
export function createInCalendar(context: Context) {
  const { clock } = context;
  const told = toldBirthdaysOf(context);

  /**
   * Who of the contacts somebody is: of the same name and the same birthday, or the only one of the same whole name. A first name alone is not
   * enough, because many people have it. A contact that was added for another person of the list is nobody else.
   */
  async function findContact(tx: Tx, memberId: string, { group_id: groupId, name, month, day }: PersonRow) {
    const called = await selectContactsCalled(tx, { memberId, groupId }, name);
    const sameDay = called.find((one) => one.calendar === 'gregorian' && one.month === month && one.day === day);
    const isWhole = foldName(name).includes(' ');
    return sameDay ?? (isWhole && called.length === 1 ? called[0] : undefined);
  }

  async function addNew(tx: Tx, memberId: string, name: string): Promise<string | null> {
    try {
      return await addContact(tx, memberId, name, new Date(clock.now()));
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }

  async function put(tx: Tx, memberId: string, person: PersonRow): Promise<void> {
    const known = await findContact(tx, memberId, person);
    const added = known === undefined ? await addNew(tx, memberId, person.name) : null;
    const contactId = known?.contact_id ?? added;
    if (contactId === null) return updatePerson(tx, person.person_id, { kept: 'full' });
    const kept = await told.keep(tx, { memberId, contactId, calendarId: null }, dateOf(person));
    if (kept.calendarId === null && added !== null) await deleteUnused(tx, [added]);
    await updatePerson(
      tx,
      person.person_id,
      kept.calendarId === null
        ? { kept: kept.why === 'full' ? 'full' : 'own' }
        : { kept: 'told', calendar_id: kept.calendarId, contact_id: added },
    );
  }

  /** Leaves what stands in the calendar to the same person on another list. @returns whether there is one */
  async function leaveToOther(tx: Tx, memberId: string, person: PersonRow): Promise<boolean> {
    const { person_id: personId, calendar_id: calendarId, contact_id: contactId } = person;
    const other = calendarId === null ? undefined : await selectElsewhere(tx, { memberId }, person);
    if (calendarId === null || other === undefined) return false;
    await updatePerson(tx, personId, { kept: 'own', calendar_id: null, contact_id: null });
    await updatePerson(tx, other.person_id, { kept: 'told', calendar_id: calendarId, contact_id: contactId });
    await told.change(tx, { memberId, calendarId }, dateOf(other));
    return true;
  }

  return {
    /** Puts those into the calendar who wait, and of whom there is no doubt any more. */
    async putWaiting(tx: Tx, { memberId }: Whose, groupId: string): Promise<void> {
      const people = (await selectEverybody(tx, groupId)).filter(isOnList);
      const doubts = findDoubts(people);
      for (const person of people)
        if (person.kept === 'waiting' && !doubts.has(person.person_id)) await put(tx, memberId, person);
    },

    /** Changes what stands there. A contact that was added for this person is renamed with them, unless the member has renamed it. */
    async change(tx: Tx, { memberId }: Whose, before: PersonRow, after: PersonRow): Promise<void> {
      const { calendar_id: calendarId, contact_id: contactId } = before;
      if (calendarId !== null) await told.change(tx, { memberId, calendarId }, dateOf(after));
      if (contactId === null || before.name === after.name) return;
      if ((await selectAddedContact(tx, contactId))?.name === before.name)
        await renameContact(tx, memberId, contactId, after.name, new Date(clock.now()));
    },

    /** Takes somebody's birthday out for a while, or puts it back. It stays where they are on another list too. */
    async setRemoved(tx: Tx, { memberId }: Whose, person: PersonRow, isRemoved: boolean) {
      if (isRemoved && (await leaveToOther(tx, memberId, person))) return;
      const { calendar_id: calendarId } = person;
      if (calendarId !== null) await told.setRemoved(tx, { memberId, calendarId }, isRemoved);
    },

    /**
     * Forgets somebody's birthday, and the contact that was added for it where nothing else is known of it. Both stay where they are on another list
     * too.
     */
    async forget(tx: Tx, { memberId }: Whose, person: PersonRow) {
      if (await leaveToOther(tx, memberId, person)) return;
      const { calendar_id: calendarId, contact_id: contactId } = person;
      if (calendarId !== null) await told.forget(tx, { memberId, calendarId });
      if (contactId === null) return;
      const contact = await selectAddedContact(tx, contactId);
      if (contact !== undefined && !contact.has_dates) await deleteUnused(tx, [contactId]);
    },
  };
}
