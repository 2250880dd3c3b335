import type { Module } from '#server/kernel/module.ts';
import { IDENTITY_LIMITS } from './limits.ts';

export const identities = {
  name: 'identities',
  tables: ['identities'],
  reads: ['members'],
  limits: IDENTITY_LIMITS,
  exportMember: { nothing: 'The account lists the providers that a member signs in with.' },
} satisfies Module;
