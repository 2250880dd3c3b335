import type { LimitRules } from '#server/kernel/rate-limits.ts';

/** How much may be counted. A page counts itself and up to three figures of how fast it was. */
export const METRIC_LIMITS = {
  session: { name: 'metrics-session', points: 1000, seconds: 3600, counts: 'Metrics of one session' },
  network: { name: 'metrics', points: 6000, seconds: 3600, counts: 'Metrics from one network' },
  deeds: {
    name: 'metrics-deeds',
    points: 120,
    seconds: 3600,
    counts: 'Metrics of registrations and sends from one network',
  },
} as const satisfies LimitRules;
