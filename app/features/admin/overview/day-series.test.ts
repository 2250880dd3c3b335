import { expect, it } from 'vitest';
import { lastDays, daySeries } from './day-series.ts';

const dates = lastDays(new Date('2026-03-01T23:30:00Z'), 3);
const metric = (date: string, variant: string, count: number) => ({ date, name: 'login' as const, variant, count });

it('lists every day up to today, also across the end of a month', () => {
  expect(dates).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
it('counts each day, also those without any; the most frequent variant comes first', () => {
  const metrics = [
    metric('2026-02-27', 'email', 1),
    metric('2026-03-01', 'email', 1),
    metric('2026-03-01', 'google', 4),
    { ...metric('2026-03-01', '', 9), name: 'page-view' as const },
  ];
  expect(daySeries(metrics, 'login', dates)).toEqual({
    dates,
    counts: [1, 0, 5],
    total: 6,
    variants: [
      { name: 'google', count: 4 },
      { name: 'email', count: 2 },
    ],
  });
  expect(daySeries(metrics, 'page-view', dates)).toMatchObject({ total: 9, variants: [] });
  expect(daySeries([], 'purchase', dates)).toMatchObject({ counts: [0, 0, 0], total: 0 });
});
