import type { Module } from '#server/kernel/module.ts';
import { deleteAccounts } from './deletion.ts';
import { accountHandlers } from './handlers.ts';

export const account = {
  name: 'account',
  tables: [],
  reads: ['members', 'recovery_codes'],
  calls: accountHandlers,
  hourly: [deleteAccounts],
} satisfies Module;
