import type { Module } from '#server/kernel/module.ts';
import { METRIC_LIMITS } from './limits.ts';
import { metricHandlers } from './handlers.ts';
import { aggregateMetrics } from './metrics.ts';

/** How long page views are kept, in days: a month goes when all of it is older. */
const KEPT_DAYS = 400;

export const metrics = {
  name: 'metrics',
  tables: ['page_metrics', 'metric_days'],
  reads: ['cards'],
  monthlyTables: { page_metrics: { keptDays: KEPT_DAYS } },
  calls: metricHandlers,
  limits: METRIC_LIMITS,
  nightly: [({ db, clock }) => aggregateMetrics(db, clock.now())],
} satisfies Module;
