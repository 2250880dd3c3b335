import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How often a photo may be changed. */
export const PHOTO_LIMITS = {
  photos: { name: 'account-photos', points: 30, seconds: 3600, counts: 'Photos that a member uploads' },
} as const satisfies LimitRules;
