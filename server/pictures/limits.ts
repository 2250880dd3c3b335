import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How many pictures may be drawn that nobody else has use for. */
export const PICTURE_LIMITS = {
  named: {
    name: 'draw',
    points: 600,
    seconds: 3600,
    counts: 'Pictures of cards with a name on the front, drawn for one network',
  },
} as const satisfies LimitRules;
