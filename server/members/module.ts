import type { Module } from '#server/kernel/module.ts';
import { memberMailExamples } from './mail-examples.ts';
import { eraseMailedLinks } from './erase-member.ts';
import { memberForms } from './forms.ts';
import { signInHandlers } from './handlers.ts';
import { memberMails } from './mails.ts';
import { deleteExpiredMailedLinks } from './members.ts';
import { markBounced } from './queries.ts';

export const members = {
  name: 'members',
  tables: ['members', 'mailed_links'],
  calls: signInHandlers,
  forms: memberForms,
  messages: memberMails,
  messageExamples: memberMailExamples,
  async deliveryBounced(tx, { channel, memberId, address }, { clock }) {
    if (channel === 'email' && memberId !== null) await markBounced(tx, memberId, address, new Date(clock.now()));
  },
  nightly: [deleteExpiredMailedLinks],
  eraseMember: eraseMailedLinks,
  exportMember: { nothing: 'The account shows the member. Mailed links are secrets that expire.' },
} satisfies Module;
