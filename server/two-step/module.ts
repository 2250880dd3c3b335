import type { Module } from '#server/kernel/module.ts';
import { TWO_STEP_LIMITS } from './limits.ts';

export const twoStep = {
  name: 'two-step',
  tables: ['recovery_codes'],
  reads: ['members'],
  limits: TWO_STEP_LIMITS,
  notExported: {
    recovery_codes: 'The account says how many recovery codes are left. The codes themselves are kept as hashes.',
  },
} satisfies Module;
