import type { Module } from '#server/kernel/module.ts';
import { ACCOUNT_ACTS } from './audited-acts.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { exportAccount } from './export-member.ts';
import { accountMailExamples } from './mail-examples.ts';
import { deleteAccounts } from './deletion.ts';
import { accountHandlers } from './handlers.ts';
import { accountMails } from './mails.ts';

export const account = {
  name: 'account',
  tables: [],
  reads: ['members', 'recovery_codes'],
  calls: accountHandlers,
  limits: ACCOUNT_LIMITS,
  messages: accountMails,
  messageExamples: accountMailExamples,
  hourly: [deleteAccounts],
  exportMember: exportAccount,
  auditedActs: ACCOUNT_ACTS,
  impersonatedActs: {
    'GET /account': 'member-viewed',
    'POST /account/settings': 'account-changed',
    'POST /account/photo': 'account-changed',
    'DELETE /account/photo/{photoId}': 'account-changed',
  },
} satisfies Module;
