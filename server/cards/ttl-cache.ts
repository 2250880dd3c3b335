import type { Clock } from '#server/ports/clock.ts';

/** Answers of the shop that many ask for: kept for a while, the newest ones only. What failed is not kept. */
export type Memory<T> = { of(key: string, find: () => Promise<T>): Promise<T> };

/** @param ms how long an answer is good for; @param size how many are kept. */
export function memoryFor<T>(clock: Clock, ms: number, size: number): Memory<T> {
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
export const LISTS_KEPT_MS = 30_000;
/** How many of them are kept. */
export const LISTS_KEPT = 500;
