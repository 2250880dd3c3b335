import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { fetchAgain } from './fetch-again.ts';
import type { Stage } from './stage.ts';

/** Signs that somebody may open the envelope soon. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Looking at an envelope takes longer than this. */
const PATIENCE_MS = 1200;

/**
 * What moves an opening. It is fetched at the first sign of interest, or after a while, so that the page comes without it, and again where it did not
 * come; `ready` gives it as soon as it is there, and `null` where it could not be fetched. When it came by itself, `onFetched` hears of it.
 */
export function useStage(
  root: RefObject<HTMLElement | null>,
  petalClass: string,
  onFetched: (stage: Stage) => Promise<void>,
): { stage: RefObject<Stage | null>; ready: () => Promise<Stage | null> } {
  const stage = useRef<Stage | null>(null);
  const coming = useRef<Promise<Stage | null> | null>(null);

  const ready = useCallback(() => {
    async function load(): Promise<Stage | null> {
      const { createStage } = await import('./stage.ts');
      const element = root.current;
      stage.current = element ? createStage(element, petalClass) : null;
      return stage.current;
    }
    async function tryLoading(): Promise<Stage | null> {
      try {
        return await load();
      } catch (error) {
        // how browsers say that a module did not come; the next to ask tries again
        if (!(error instanceof TypeError)) throw error;
        coming.current = null;
        return null;
      }
    }
    coming.current ??= tryLoading();
    return coming.current;
  }, [root, petalClass]);

  const fetched = useEffectEvent(onFetched);
  useEffect(() => {
    let isOver = false;
    const watch = new AbortController();
    const fetchOnce = () => {
      watch.abort();
      clearTimeout(timer);
      void fetchAgain(ready, () => isOver).then((now) => now && fetched(now));
    };
    const timer = setTimeout(fetchOnce, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, fetchOnce, { passive: true, signal: watch.signal });
    return () => {
      isOver = true;
      watch.abort();
      clearTimeout(timer);
      coming.current = null;
      stage.current?.dispose();
      stage.current = null;
    };
  }, [ready]);

  return { stage, ready };
}
