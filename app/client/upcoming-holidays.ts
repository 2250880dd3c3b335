import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { UpcomingDay } from '#contract/card.ts';
import { localDate } from '#shared/time/local-date.ts';

export type UpcomingHolidays = { today: string; days: readonly UpcomingDay[] };
/** The replies of a day by their limit, so that returning to a page does not load them again. */
const kept = new Map<number, UpcomingHolidays>();

/**
 * The next holidays in the reader's region. Pages are the same for everybody, and these depend on the date, so they are loaded after hydration.
 * `null` until then, `'away'` if they cannot be loaded.
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
