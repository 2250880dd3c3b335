import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often everything may be packed. */
export const EXPORT_LIMITS = {
  exports: { name: 'account-exports', points: 5, seconds: 86_400, counts: 'Exports that a member asks for' },
} as const satisfies LimitRules;
