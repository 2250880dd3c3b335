import type { Module } from '#server/kernel/module.ts';
import { deleteExpiredPasskeyChallenges } from './passkeys.ts';

export const passkeys = {
  name: 'passkeys',
  tables: ['passkeys', 'passkey_challenges'],
  reads: ['members'],
  nightly: [deleteExpiredPasskeyChallenges],
  notExported: {
    passkeys: 'The account lists them. Their keys are of no use elsewhere.',
    passkey_challenges: 'The account lists them. Their keys are of no use elsewhere.',
  },
} satisfies Module;
