import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often a member may ask us to look whether the address takes mail again. */
export const NOTIFICATION_LIMITS = {
  addressChecks: {
    name: 'account-addressChecks',
    points: 3,
    seconds: 3600,
    counts: 'Mails that a member asks for, to see whether the address takes mail again',
  },
} as const satisfies LimitRules;
