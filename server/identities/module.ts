import type { Module } from '#server/kernel/module.ts';

export const identities = {
  name: 'identities',
  tables: ['identities'],
  reads: ['members'],
  exportMember: { nothing: 'The account names the providers that a member signs in with.' },
} satisfies Module;
