import type { Module } from '#server/kernel/module.ts';
import { exportAccount } from './export-member.ts';
import { deleteAccounts } from './deletion.ts';
import { accountHandlers } from './handlers.ts';
import { accountMails } from './mails.ts';

export const account = {
  name: 'account',
  tables: [],
  reads: ['members', 'recovery_codes'],
  calls: accountHandlers,
  messages: accountMails,
  hourly: [deleteAccounts],
  exportMember: exportAccount,
} satisfies Module;
