import type { Module } from '#server/kernel/module.ts';
import { deleteRemoved } from './calendar.ts';
import { exportCalendar } from './export-member.ts';
import { followContact } from './follow-contact.ts';
import { calendarHandlers } from './handlers.ts';

export const calendar = {
  name: 'calendar',
  tables: ['calendar_entries', 'calendar_occurrences', 'imported_date_changes'],
  reads: ['contacts', 'members'],
  calls: calendarHandlers,
  contactChanged: followContact,
  nightly: [deleteRemoved],
  exportMember: exportCalendar,
} satisfies Module;
