import { useEffect, type RefObject } from 'react';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import type { OpeningControls } from './opening-state.ts';

declare global {
  /** In development only: holds the opening at a moment, in milliseconds, to inspect it. */
  var openingHold: ((at: number) => void) | undefined;
}

/** Provides `openingHold` in development. */
export function useInspectionHold(
  heldAt: RefObject<number | null>,
  controls: RefObject<OpeningControls>,
  animator: RefObject<OpeningAnimator | null>,
): void {
  useEffect(() => {
    if (!import.meta.env.DEV) return undefined;
    globalThis.openingHold = (at) => {
      heldAt.current = at;
      if (controls.current.state === 'sealed') controls.current.open();
      else animator.current?.hold(at);
    };
    return () => {
      globalThis.openingHold = undefined;
    };
  }, [heldAt, controls, animator]);
}
