import type { Module } from '#server/kernel/module.ts';
import { exportLines } from './export-member.ts';
import { eraseLines } from './erase-member.ts';
import { auditEntries } from './timeline.ts';
import { auditHandlers } from './handlers.ts';

export const audit = {
  name: 'audit',
  tables: ['audit_lines'],
  reads: ['members'],
  calls: auditHandlers,
  eraseMember: eraseLines,
  monthlyTables: { audit_lines: {} },
  timeline: [{ order: 40, entries: auditEntries }],
  exportMember: exportLines,
} satisfies Module;
