import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How long a code can be used. */
export const CODE_MINUTES = 10;
/** Wrong codes after which a new one is needed. */
export const TRIES = 5;

const DAY = 86_400;
export const MOBILE_NUMBER_LIMITS = {
  codes: {
    name: 'mobile-numbers-codes',
    points: 5,
    seconds: DAY,
    counts: 'Codes by text message requested by a member',
  },
  codesFromNetwork: {
    name: 'mobile-numbers-codes-network',
    points: 20,
    seconds: DAY,
    counts: 'Codes by text message requested from a network',
  },
  codesToNumber: {
    name: 'mobile-numbers-codes-number',
    points: 5,
    seconds: DAY,
    counts: 'Codes by text message to a number, by all members together',
  },
} as const satisfies LimitRules;
