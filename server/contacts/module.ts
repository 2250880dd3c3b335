import type { Module } from '#server/kernel/module.ts';
import { exportContacts } from './export-member.ts';

export const contacts = {
  name: 'contacts',
  tables: ['contacts'],
  exportMember: exportContacts,
} satisfies Module;
