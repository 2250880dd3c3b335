import type { Module } from '#server/kernel/module.ts';
import { membershipHandlers } from './handlers.ts';

export const membership = {
  name: 'membership',
  tables: [],
  reads: ['members'],
  calls: membershipHandlers,
} satisfies Module;
