import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often somebody may write to us. */
export const TICKET_LIMITS = {
  byNetwork: {
    name: 'account-lettersFromNetwork',
    points: 40,
    seconds: 3600,
    counts: 'Tickets from one network',
  },
  byAddress: {
    name: 'account-lettersFromAddress',
    points: 5,
    seconds: 3600,
    counts: 'Tickets from one email address',
  },
} as const satisfies LimitRules;
