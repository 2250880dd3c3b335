import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** Six digits must not be found by trying. Three codes of a million count at a time. */
export const TWO_STEP_LIMITS = {
  short: { name: 'two-step-short', points: 6, seconds: 900, counts: 'Two-step codes tried for one member' },
  long: { name: 'two-step-long', points: 30, seconds: 86_400, counts: 'Two-step codes tried for one member' },
} as const satisfies LimitRules;
