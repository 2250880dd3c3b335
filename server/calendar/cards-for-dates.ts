import type { Database, Tx } from '#db/client.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import type { Clock } from '#server/ports/clock.ts';
import { calendarOf } from './calendar.ts';
import { deleteHandledByCard, insertHandledByCard, selectNameOfEntry } from './queries.ts';

/** A day of a calendar entry that a card is for. */
export type CardDate = { calendarId: string; day: string };

export type CardsForDatesDeps = {
  db: Database;
  clock: Clock;
  view: (actor: Actor, calendarId: string) => Promise<CalendarEntry>;
};

/** What cards do for the dates of a calendar: a card that is sent for a date answers it. */
export function createCardsForDates({ db, clock, view }: CardsForDatesDeps) {
  return {
    /** The day of an entry that a card is begun for: one that was missed, or the next one; null where the month is unknown. @throws Failure at `calendarId` */
    async begin(actor: Actor, calendarId: string): Promise<CardDate | null> {
      const { missedDate, calendarDate } = await view(actor, calendarId);
      const day = missedDate ?? calendarDate;
      return day === null ? null : { calendarId, day };
    },
    /** Whom a card is for: the person, the couple, or what the day is called; null where it is not in the calendar any more. */
    nameOf: (calendarId: string): Promise<string | null> => selectNameOfEntry(db, calendarId),
    /** A card has been sent for a date, or will be: the date is answered by it, unless it was answered before. */
    answer: (tx: Tx, date: CardDate, cardSendId: string) =>
      insertHandledByCard(tx, date, cardSendId, new Date(clock.now())),
    /** A card was stopped: what it answered is open again. */
    takeBack: (tx: Tx, cardSendId: string) => deleteHandledByCard(tx, cardSendId),
  };
}
export type CardsForDates = ReturnType<typeof createCardsForDates>;

/** Cards for dates, in this process. */
export const cardsForDatesOf = oncePerContext((context: Context) =>
  createCardsForDates({ ...context, view: (actor, calendarId) => calendarOf(context).view(actor, calendarId) }),
);
