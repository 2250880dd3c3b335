import type { Module } from '#server/kernel/module.ts';
import { eraseLines } from './erase-member.ts';
import { auditHandlers } from './handlers.ts';

export const audit = {
  name: 'audit',
  tables: ['audit_lines'],
  reads: ['members'],
  calls: auditHandlers,
  eraseMember: eraseLines,
  monthlyTables: { audit_lines: {} },
} satisfies Module;
