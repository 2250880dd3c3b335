import type { Module } from '#server/kernel/module.ts';
import { signInMethodMailExamples } from './mail-examples.ts';
import { signInMethodMails } from './mails.ts';

export const signInMethods = {
  name: 'sign-in-methods',
  tables: [],
  reads: ['identities', 'members', 'passkeys'],
  messages: signInMethodMails,
  messageExamples: signInMethodMailExamples,
} satisfies Module;
