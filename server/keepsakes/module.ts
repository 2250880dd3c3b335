import type { Module } from '#server/kernel/module.ts';
import { keepsakeHandlers } from './handlers.ts';

export const keepsakes = {
  name: 'keepsakes',
  tables: [],
  calls: keepsakeHandlers,
} satisfies Module;
