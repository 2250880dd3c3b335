import type { Module } from '#server/kernel/module.ts';
import { eraseMailedLinks } from './erase-member.ts';
import { signInForms } from './forms.ts';
import { signInHandlers } from './handlers.ts';
import { signInMailExamples } from './mail-examples.ts';
import { signInMails } from './mails.ts';
import { SIGN_IN_LIMITS } from './limits.ts';
import { deleteExpiredMailedLinks } from './sign-in.ts';

export const signIn = {
  name: 'sign-in',
  tables: ['mailed_links'],
  reads: ['members'],
  calls: signInHandlers,
  forms: signInForms,
  limits: SIGN_IN_LIMITS,
  messages: signInMails,
  messageExamples: signInMailExamples,
  nightly: [deleteExpiredMailedLinks],
  eraseMember: eraseMailedLinks,
  notExported: {
    mailed_links: 'Mailed links are secrets that expire.',
  },
} satisfies Module;
