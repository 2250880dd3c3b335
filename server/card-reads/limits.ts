import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often the code of a printed card may be typed. Codes are short: from many networks at once they are not to be found by trying either. */
export const CARD_READ_LIMITS = {
  codes: { name: 'code', points: 10, seconds: 3600, counts: 'Codes of cards typed from one network' },
  wrongCodes: {
    name: 'code-wrong',
    points: 1000,
    seconds: 3600,
    counts: 'Codes of cards typed from all networks together that were not right',
  },
} as const satisfies LimitRules;
