import type { MemberExport } from '#server/kernel/module.ts';
import { selectEntries, selectHandled } from './queries.ts';
import { dateOf } from './entry-days.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';

/** The dates that a member keeps. */
export const exportCalendar: MemberExport = {
  order: 42,
  facts: {
    about: 'your birthdays, anniversaries, holidays and events',
    read: async ({ db }, memberId) => {
      const [entries, handled] = await Promise.all([
        selectEntries(db, { memberId, typeId: null, scope: 'all', limit: ENTRIES_MAX, offset: 0 }),
        selectHandled(db, memberId),
      ]);
      const handledOf = Map.groupBy(handled, (row) => row.calendar_id);
      const calendar = entries.map((row) => ({
        calendarId: row.calendar_id,
        calendarTypeId: row.calendar_type_id,
        contactId: row.contact_id,
        name: row.name ?? row.contact_name,
        date: dateOf(row),
        holidayId: row.holiday_id,
        note: row.note,
        isBlocked: row.is_blocked,
        handled: (handledOf.get(row.calendar_id) ?? []).map((one) => ({ day: one.day, handledAs: one.handled_as })),
      }));
      return { calendar };
    },
  },
};
