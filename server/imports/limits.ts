import type { LimitRules } from '#server/kernel/rate-limits.ts';

export const IMPORT_LIMITS = {
  readings: {
    name: 'address-book-readings',
    points: 10,
    seconds: 3600,
    counts: 'Address books that a member tried to read from a server',
  },
  /** Nobody finds out a password through us. */
  accounts: {
    name: 'address-book-accounts',
    points: 10,
    seconds: 3600,
    counts: 'Tries to read the address book of one account on a server, by all members together',
  },
} as const satisfies LimitRules;
