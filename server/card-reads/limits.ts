import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often the code of a printed card may be typed. Codes are short: from many networks at once they are not to be found by trying either. */
export const CARD_READ_LIMITS = {
  codes: { name: 'code', points: 10, seconds: 3600, counts: 'Codes of cards typed from one network' },
  /** An IPv6 /48 is what one customer is given at most, so its 65,536 networks of a /64 are one household or one machine. */
  codesOfSite: { name: 'code-site', points: 40, seconds: 3600, counts: 'Codes of cards typed from one IPv6 /48' },
  wrongCodes: {
    name: 'code-wrong',
    points: 1000,
    seconds: 3600,
    counts: 'Codes of cards typed from all networks together that were not right',
  },
} as const satisfies LimitRules;
