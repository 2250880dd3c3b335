import type { Clock } from '#server/ports/clock.ts';

/** A cache with a time to live and a maximum size. Failures are not cached. */
export type TtlCache<T> = { of(key: string, find: () => Promise<T>): Promise<T> };

/** @param ms the time to live; @param size the maximum number of entries */
export function createTtlCache<T>(clock: Clock, ms: number, size: number): TtlCache<T> {
  const kept = new Map<string, { at: number; answer: Promise<T> }>();
  return {
    of(key, find) {
      const now = clock.now();
      const known = kept.get(key);
      if (known && now - known.at <= ms) return known.answer;
      const answer = find();
      kept.delete(key);
      kept.set(key, { at: now, answer });
      if (kept.size > size) kept.delete(kept.keys().next().value ?? '');
      answer.catch(() => kept.delete(key));
      return answer;
    },
  };
}

/** How long lists and search results are cached. They change only when the catalogue is imported. */
export const LISTS_TTL_MS = 30_000;
/** The maximum number of cached lists. */
export const LISTS_MAX = 500;
