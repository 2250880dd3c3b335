import type { Module } from '#server/kernel/module.ts';
import { exportImports } from './export-member.ts';
import { importHandlers } from './handlers.ts';
import { IMPORT_LIMITS } from './limits.ts';

export const imports = {
  name: 'imports',
  tables: ['contact_imports', 'contact_import_parts'],
  calls: importHandlers,
  limits: IMPORT_LIMITS,
  exportMember: exportImports,
} satisfies Module;
