import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often everything may be packed. */
export const EXPORT_LIMITS = {
  exports: { name: 'account-exports', points: 5, seconds: 86_400, counts: 'Exports requested by a member' },
} as const satisfies LimitRules;
