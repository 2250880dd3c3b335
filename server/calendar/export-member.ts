import type { MemberExport } from '#server/kernel/module.ts';
import { selectEntries } from './queries.ts';
import { dateOf } from './view.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';

/** The dates that a member keeps. */
export const exportCalendar: MemberExport = {
  order: 42,
  facts: {
    about: 'your birthdays, anniversaries and events',
    read: async ({ db }, memberId) => ({
      calendar: (await selectEntries(db, { memberId, typeId: null, limit: ENTRIES_MAX, offset: 0 })).map((row) => ({
        calendarId: row.calendar_id,
        calendarTypeId: row.calendar_type_id,
        contactId: row.contact_id,
        name: row.contact_name ?? row.name,
        date: dateOf(row),
        note: row.note,
      })),
    }),
  },
};
