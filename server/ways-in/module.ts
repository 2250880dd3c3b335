import type { Module } from '#server/kernel/module.ts';
import { signInMethodMails } from './mails.ts';

export const signInMethods = {
  name: 'ways-in',
  tables: [],
  reads: ['identities', 'members', 'passkeys'],
  messages: signInMethodMails,
} satisfies Module;
