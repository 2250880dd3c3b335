import type { CallReply } from '#contract/calls.ts';

type Overview = CallReply<'GET /admin/overview'>;
/** A metric for each day; days without any count as zero. */
export type DaySeries = {
  dates: string[];
  counts: number[];
  total: number;
  variants: { name: string; count: number }[];
};

/** The last days (UTC) up to today, the oldest first. */
export function lastDays(today: Date, days: number): string[] {
  return Array.from({ length: days }, (_, i) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - (days - 1 - i)))
      .toISOString()
      .slice(0, 10),
  );
}

/** One metric on each of these days, and its variants, the most frequent first. */
export function daySeries(metrics: Overview['metrics'], name: string, dates: string[]): DaySeries {
  const own = metrics.filter((metric) => metric.name === name);
  const sum = (some: typeof own) => some.reduce((total, metric) => total + metric.count, 0);
  const variants = [...new Set(own.map((metric) => metric.variant))].filter((variant) => variant !== '');
  return {
    dates,
    counts: dates.map((date) => sum(own.filter((metric) => metric.date === date))),
    total: sum(own),
    variants: variants
      .map((variant) => ({ name: variant, count: sum(own.filter((metric) => metric.variant === variant)) }))
      .toSorted((a, b) => b.count - a.count),
  };
}
