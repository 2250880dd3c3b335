import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often a member may ask us to look whether the address takes mail again. */
export const NOTIFICATION_LIMITS = {
  addressChecks: {
    name: 'account-addressChecks',
    points: 3,
    seconds: 3600,
    counts: 'Test mails requested by a member for an address that bounced',
  },
} as const satisfies LimitRules;
