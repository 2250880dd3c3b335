import type { Module } from '#server/kernel/module.ts';
import { deleteRemoved, deleteUselessAdditions } from './contacts.ts';
import { exportContacts } from './export-member.ts';
import { contactHandlers } from './handlers.ts';

export const contacts = {
  name: 'contacts',
  tables: ['contacts', 'contact_additions', 'contact_distinctions'],
  reads: ['calendar_entries'],
  calls: contactHandlers,
  nightly: [deleteRemoved, deleteUselessAdditions],
  exportMember: exportContacts,
  notExported: {
    contact_distinctions: 'It only keeps pairs of contacts from the page of duplicates; the contacts are exported.',
  },
} satisfies Module;
