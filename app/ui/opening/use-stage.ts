import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Stage } from './animation/stage.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';

/** Signs that somebody may open the envelope soon. */
const INTEREST_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** The stage is loaded after this time even without a sign of interest. */
const LOAD_AFTER_MS = 1200;

/**
 * Loads the stage, which animates an opening. It is fetched at the first sign of interest, or after a while, so that it does not slow the page down,
 * and again where that failed. `getStage` resolves once it is loaded, to null where it could not be fetched. `onLoaded` is called when it was
 * loaded without being asked for.
 */
export function useStage(
  root: RefObject<HTMLElement | null>,
  petalClass: string,
  onLoaded: (stage: Stage) => Promise<void>,
): { stage: RefObject<Stage | null>; getStage: () => Promise<Stage | null> } {
  const stage = useRef<Stage | null>(null);
  const loading = useRef<Promise<Stage | null> | null>(null);

  const getStage = useCallback(() => {
    async function load(): Promise<Stage | null> {
      const { Stage } = await import('./animation/stage.ts');
      const element = root.current;
      stage.current = element ? new Stage(element, petalClass) : null;
      return stage.current;
    }
    async function tryLoading(): Promise<Stage | null> {
      try {
        return await load();
      } catch (error) {
        // How browsers report that a module could not be fetched. The next call tries again.
        if (!(error instanceof TypeError)) throw error;
        loading.current = null;
        return null;
      }
    }
    loading.current ??= tryLoading();
    return loading.current;
  }, [root, petalClass]);

  const handleLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    let isOver = false;
    const abort = new AbortController();
    const loadOnce = () => {
      abort.abort();
      clearTimeout(timer);
      void fetchWithRetries(getStage, () => isOver).then((loaded) => loaded && handleLoaded(loaded));
    };
    const timer = setTimeout(loadOnce, LOAD_AFTER_MS);
    for (const type of INTEREST_EVENTS)
      window.addEventListener(type, loadOnce, { passive: true, signal: abort.signal });
    return () => {
      isOver = true;
      abort.abort();
      clearTimeout(timer);
      loading.current = null;
      stage.current?.dispose();
      stage.current = null;
    };
  }, [getStage]);

  return { stage, getStage };
}
