import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often somebody may go to a provider. */
export const IDENTITY_LIMITS = {
  visits: {
    name: 'provider',
    points: 120,
    seconds: 3600,
    counts: 'Visits to Google, Facebook or Apple to sign in, from one network',
  },
} as const satisfies LimitRules;
