import type { Module } from '#server/kernel/module.ts';
import { eraseMails } from './erase-member.ts';
import { mailboxHandlers } from './handlers.ts';

export const mailbox = {
  name: 'mailbox',
  tables: ['mails'],
  calls: mailboxHandlers,
  eraseMember: eraseMails,
} satisfies Module;
