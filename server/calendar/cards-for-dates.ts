import type { Database, Tx } from '#db/client.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { learnAddress } from '#server/contacts/contacts.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteHandledByCard, insertHandledByCard, selectPersonOf } from './queries.ts';

/** A day of a calendar entry that a card is for. */
export type CardDate = { calendarId: string; day: string };

/** Where a card goes. `timeZone` is an IANA name, null where the sender did not say it. */
type Addressee = { email: string; timeZone: string | null };

export type CardsForDatesDeps = {
  db: Database;
  clock: Clock;
  view: (actor: Actor, calendarId: string) => Promise<CalendarEntry>;
  /** Called when something has changed that a member is reminded of. */
  remindersChanged: (tx: Tx, memberId: string) => Promise<void>;
};

/** What cards do for the dates of a calendar: a card that is sent for a date answers it. */
export function createCardsForDates({ db, clock, view, remindersChanged }: CardsForDatesDeps) {
  return {
    /**
     * The day of an entry that a card is begun for: one that was missed, or the next one; null where the month is unknown.
     * @param which the next one, also where one was missed @throws Failure at `calendarId`
     */
    async begin(
      actor: Actor,
      calendarId: string,
      which: 'missed or next' | 'next' = 'missed or next',
    ): Promise<CardDate | null> {
      const { missedDate, calendarDate } = await view(actor, calendarId);
      const day = which === 'next' ? calendarDate : (missedDate ?? calendarDate);
      return day === null ? null : { calendarId, day };
    },
    /**
     * Whom a card is for: the person or the couple, without a name where the day is nobody's; null where it is not in the calendar any more. Their address and
     * time zone are told only to the member who keeps the date.
     */
    async personOf(calendarId: string, readerId: string | null) {
      const person = await selectPersonOf(db, calendarId);
      if (person === null) return null;
      const isOwn = person.memberId === readerId;
      const { name, email, timeZone } = person;
      return { name, email: isOwn ? email : null, timeZone: isOwn ? timeZone : null };
    },
    /**
     * A card has been sent for a date, or will be: the date is answered by it, unless it was answered before.
     * @param to the only person whom the member sent it to, whose address and time zone are kept where none were known; null where there are several
     */
    async answer(tx: Tx, date: CardDate, cardSendId: string, memberId: string | null, to: Addressee | null) {
      const at = new Date(clock.now());
      await insertHandledByCard(tx, date, cardSendId, at);
      const person = to === null ? null : await selectPersonOf(tx, date.calendarId);
      if (to !== null && person !== null && person.contactId !== null && person.memberId === memberId)
        await learnAddress(tx, person.contactId, to, at);
      if (memberId !== null) await remindersChanged(tx, memberId);
    },
    /** A card was stopped: what it answered is open again. */
    takeBack: (tx: Tx, cardSendId: string) => deleteHandledByCard(tx, cardSendId),
  };
}
export type CardsForDates = ReturnType<typeof createCardsForDates>;
