import type { Module } from '#server/kernel/module.ts';

export const signInMethods = {
  name: 'ways-in',
  tables: [],
  reads: ['identities', 'members', 'passkeys'],
} satisfies Module;
