import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How many errors of its pages a browser may report. */
export const CLIENT_ERROR_LIMITS = {
  reports: { name: 'report', points: 60, seconds: 3600, counts: 'Page errors reported from one network' },
} as const satisfies LimitRules;
