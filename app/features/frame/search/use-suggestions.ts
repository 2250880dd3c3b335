import { useEffect, useState } from 'react';
import { ApiError, call } from '#app/client/api.ts';
import type { Suggestion } from '#contract/card.ts';
import { SEARCH_MAX } from '#shared/limits.ts';

/** Suggestions come this long after the last key. */
const PAUSE_MS = 120;
const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text. An outdated answer never replaces a newer one; until the newer arrives, the older stays, so that
 * the list does not flicker.
 * @param typed null while the list is closed
 */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const [found, setFound] = useState(NONE);
  const text = typed?.trim().slice(0, SEARCH_MAX) ?? '';
  useEffect(() => {
    if (text === '') return;
    let isWanted = true;
    async function look() {
      try {
        const { results } = await call('GET /cards/suggestions', { query: { q: text } });
        if (isWanted) setFound(results);
      } catch (error) {
        // Suggestions are optional: the search works without them.
        if (!(error instanceof ApiError)) throw error;
        if (isWanted) setFound(NONE);
      }
    }
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text === '' ? NONE : found;
}
