import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { ComingDay } from '#contract/card.ts';
import { localToday } from './format-upcoming.ts';

export type Coming = { today: string; days: readonly ComingDay[] };
/** The answer of a day, for whoever comes back to the page. */
let kept: Coming | null = null;

/**
 * The next holidays where the reader is. What depends on the day is not in the page that everybody gets; it comes when the page is
 * alive. `null` until then, `'away'` where it cannot be had.
 */
export function useUpcoming(most: number): Coming | 'away' | null {
  const [coming, setComing] = useState<Coming | 'away' | null>(kept);
  useEffect(() => {
    const today = localToday(new Date());
    if (kept?.today === today) return undefined;
    let isGone = false;
    async function load() {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      try {
        const { results } = await call('GET /cards/coming-up', { query: { from: today, timeZone, limit: most } });
        kept = { today, days: results };
        if (!isGone) setComing(kept);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isGone) setComing('away');
      }
    }
    void load();
    return () => {
      isGone = true;
    };
  }, [most]);
  return coming;
}
