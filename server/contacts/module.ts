import type { Module } from '#server/kernel/module.ts';
import { deleteRemoved } from './contacts.ts';
import { exportContacts } from './export-member.ts';
import { contactHandlers } from './handlers.ts';

export const contacts = {
  name: 'contacts',
  tables: ['contacts'],
  reads: ['calendar_entries'],
  calls: contactHandlers,
  nightly: [deleteRemoved],
  exportMember: exportContacts,
} satisfies Module;
