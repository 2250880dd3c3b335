import type { CalendarEntry } from '#contract/calendar.ts';
import type { Tx } from '#db/client.ts';
import { type Actor, requireSoft } from '#server/kernel/actor.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import { canSnoozeUntil } from '#shared/dates/snooze.ts';
import { quietThrough } from './columns.ts';
import { type EntryRow, setHandled, updateEntry } from './queries.ts';
import type { Place } from './view.ts';

/** Changes an entry that is locked meanwhile. @throws Failure at `calendarId` where it is not the member's. */
export type ChangeEntry = (
  memberId: string,
  calendarId: string,
  by: (tx: Tx, row: EntryRow, place: Place) => Promise<void>,
) => Promise<CalendarEntry>;
type Deps = {
  clock: Clock;
  change: ChangeEntry;
  /** Moves a member's entries to their next days. */ moveOn: (memberId: string) => Promise<void>;
};

/** What members do about a date that they are reminded of. */
export function createDateAnswers({ clock, change, moveOn }: Deps) {
  return {
    /**
     * Notes what was done about an entry on one of its days, or with null that nothing was.
     * @param day the next one, where nothing is given
     * @throws Failure at `calendarId`, and at `day` where it is neither the next day nor the last one.
     */
    async setHandled(
      actor: Actor,
      calendarId: string,
      handledAs: HandledAs | null,
      day: string | undefined,
    ): Promise<CalendarEntry> {
      const { memberId } = requireSoft(actor);
      await moveOn(memberId);
      const changed = await change(memberId, calendarId, async (tx, row) => {
        if (row.removed_at !== null) throw unknownEntry();
        const on = dayOf(row, day);
        await setHandled(tx, { calendarId, day: on }, handledAs, new Date(clock.now()));
      });
      return forReader(actor, changed);
    },

    /**
     * Puts the reminders of one of its days off until another day, or with null no more.
     * @param day the next one, where nothing is given
     * @throws Failure at `calendarId`; at `day` where it is neither the next day nor the last one; and at `until` where it is today or earlier, or too late for it.
     */
    async snooze(
      actor: Actor,
      calendarId: string,
      until: string | null,
      day: string | undefined,
    ): Promise<CalendarEntry> {
      const { memberId } = requireSoft(actor);
      await moveOn(memberId);
      const changed = await change(memberId, calendarId, async (tx, row, { today }) => {
        if (row.removed_at !== null) throw unknownEntry();
        const on = dayOf(row, day);
        if (until !== null && !canSnoozeUntil(until, on, today))
          throw failure('invalid', 'until', 'other-day', 'Choose a later day, not long after the date itself.');
        await updateEntry(tx, calendarId, {
          snoozed_day: until === null ? null : on,
          snoozed_until: until,
          updated_at: new Date(clock.now()),
        });
      });
      return forReader(actor, changed);
    },

    /** Stops the reminders of an entry, or starts them again; it stays in the calendar. @throws Failure at `calendarId`. */
    async setBlocked(actor: Actor, calendarId: string, isBlocked: boolean): Promise<CalendarEntry> {
      const { memberId } = requireSoft(actor);
      const changed = await change(memberId, calendarId, async (tx, row, place) => {
        if (row.removed_at !== null) throw unknownEntry();
        await updateEntry(tx, calendarId, {
          is_blocked: isBlocked,
          quiet_through: quietThrough(place),
          updated_at: new Date(clock.now()),
        });
      });
      return forReader(actor, changed);
    },
  };
}

/** One of the two days of an entry that something is done about, the next one where none is given. @throws Failure at `day`. */
function dayOf(row: EntryRow, day: string | null = row.next_on): string {
  if (day === null || (day !== row.next_on && day !== row.last_on))
    throw failure('invalid', 'day', 'other-day', 'It does not come on this day.');
  return day;
}

/** An entry for whoever looks at it: who is softly logged in sees no note, since the link of a mail may be passed on. */
export function forReader(actor: Actor, entry: CalendarEntry): CalendarEntry {
  return actor.kind === 'soft' ? { ...entry, note: '' } : entry;
}

export function unknownEntry() {
  return failure('not-found', 'calendarId', 'unknown-entry', 'This day is not in your calendar any more.');
}
