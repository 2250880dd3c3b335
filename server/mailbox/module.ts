import type { Module } from '#server/kernel/module.ts';
import { eraseMails } from './erase-member.ts';
import { mailboxHandlers } from './handlers.ts';

export const mailbox = {
  name: 'mailbox',
  tables: ['mails'],
  calls: mailboxHandlers,
  eraseMember: eraseMails,
  exportMember: { nothing: 'The built-in mailbox takes the place of real inboxes.' },
} satisfies Module;
