import type { Clock } from '#server/ports/clock.ts';

/** Answers of the shop that many ask for: kept for a while, the newest ones only. What failed is not kept. */
export type TtlCache<T> = { of(key: string, find: () => Promise<T>): Promise<T> };

/** @param ms how long an answer is good for; @param size how many are kept. */
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

/** How long lists and what is found are kept: they change only when the shop is stocked anew. */
export const LISTS_TTL_MS = 30_000;
/** How many of them are kept. */
export const LISTS_MAX = 500;
