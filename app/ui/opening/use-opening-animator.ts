import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';

/** Signs that somebody may open the envelope soon. */
const INTEREST_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** The animator is loaded after this time even without a sign of interest. */
const LOAD_AFTER_MS = 1200;

/**
 * Loads the animator, which animates an opening. It is fetched at the first sign of interest, or after a while, so that it does not slow the page down,
 * and again where that failed. `getAnimator` resolves once it is loaded, to null where it could not be fetched. `onLoaded` is called when it was
 * loaded without being asked for.
 */
export function useOpeningAnimator(
  root: RefObject<HTMLElement | null>,
  petalClass: string,
  onLoaded: (animator: OpeningAnimator) => Promise<void>,
): { animator: RefObject<OpeningAnimator | null>; getAnimator: () => Promise<OpeningAnimator | null> } {
  const animator = useRef<OpeningAnimator | null>(null);
  const loading = useRef<Promise<OpeningAnimator | null> | null>(null);

  const getAnimator = useCallback(() => {
    async function load(): Promise<OpeningAnimator | null> {
      const { OpeningAnimator } = await import('./animation/opening-animator.ts');
      const element = root.current;
      animator.current = element ? new OpeningAnimator(element, petalClass) : null;
      return animator.current;
    }
    async function tryLoading(): Promise<OpeningAnimator | null> {
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
      void fetchWithRetries(getAnimator, () => isOver).then((loaded) => loaded && handleLoaded(loaded));
    };
    const timer = setTimeout(loadOnce, LOAD_AFTER_MS);
    for (const type of INTEREST_EVENTS)
      window.addEventListener(type, loadOnce, { passive: true, signal: abort.signal });
    return () => {
      isOver = true;
      abort.abort();
      clearTimeout(timer);
      loading.current = null;
      animator.current?.dispose();
      animator.current = null;
    };
  }, [getAnimator]);

  return { animator, getAnimator };
}
