import type { Module } from '#server/kernel/module.ts';
import { IDENTITY_LIMITS } from './limits.ts';

export const identities = {
  name: 'identities',
  tables: ['identities'],
  reads: ['members'],
  limits: IDENTITY_LIMITS,
  notExported: {
    identities: 'The account lists the providers that a member signs in with.',
  },
} satisfies Module;
