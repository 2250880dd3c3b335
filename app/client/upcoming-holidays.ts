import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { UpcomingDay } from '#contract/card.ts';
import { localDate } from '#shared/time/local-date.ts';

export type UpcomingHolidays = { today: string; days: readonly UpcomingDay[] };
/** The answers of a day by how many were asked for, for whoever comes back to a page. */
const kept = new Map<number, UpcomingHolidays>();

/**
 * The next holidays where the reader is. What depends on the day is not in the page that everybody gets; it comes when the page is
 * alive. `null` until then, `'away'` where it cannot be had.
 */
export function useUpcomingHolidays(most: number): UpcomingHolidays | 'away' | null {
  const [upcoming, setUpcoming] = useState<UpcomingHolidays | 'away' | null>(kept.get(most) ?? null);
  useEffect(() => {
    const today = localDate(new Date());
    if (kept.get(most)?.today === today) return undefined;
    let isGone = false;
    async function load() {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      try {
        const { results } = await call('GET /cards/coming-up', { query: { from: today, timeZone, limit: most } });
        kept.set(most, { today, days: results });
        if (!isGone) setUpcoming({ today, days: results });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isGone) setUpcoming('away');
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [most]);
  return upcoming;
}
