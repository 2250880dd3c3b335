import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often the code of a printed card may be typed. */
export const CARD_READ_LIMITS = {
  codes: { name: 'code', points: 10, seconds: 3600, counts: 'Codes of cards typed from one network' },
} as const satisfies LimitRules;
