import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How many pictures one network may have drawn. */
export const PICTURE_LIMITS = {
  named: {
    name: 'draw',
    points: 600,
    seconds: 3600,
    counts: 'Pictures of cards with a name on the front, drawn for one network',
  },
  /** There are some 650,000 in all, of which a visit needs a few dozen. What was drawn once is not counted. */
  cold: {
    name: 'draw-cold',
    points: 3000,
    seconds: 3600,
    counts: 'Pictures of the shop that had to be drawn since nobody had asked for them before, for one network',
  },
} as const satisfies LimitRules;

/** Bytes that pictures take on the disk at most: those that were not used for longest make room for others. All of them are drawn again from what is kept elsewhere. */
export const PICTURES_MAX_BYTES = 10 * 1024 ** 3;
/** Pictures that are let go of at one time at most. */
export const PRUNED_MAX = 200_000;
