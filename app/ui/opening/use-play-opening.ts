import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { frameDrawn, nextTask } from './animation/idle.ts';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import type { OpeningState } from './opening-state.ts';

export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Options = {
  animator: RefObject<OpeningAnimator | null>;
  getAnimator: () => Promise<OpeningAnimator | null>;
  /** how long it waits before it begins, in milliseconds */ delay: RefObject<number>;
  /** where it is held for inspection, in milliseconds from its beginning */ heldAt: RefObject<number | null>;
  onEnd: () => void;
};

/**
 * Plays the animation once the state is `opening`, and calls `onEnd` when it has ended, or at once where it cannot be played.
 * @returns what ends it where it would have ended, and before it has begun too
 */
export function usePlayOpening(
  root: RefObject<HTMLElement | null>,
  state: OpeningState,
  { animator, getAnimator, delay, heldAt, onEnd }: Options,
): () => void {
  const isSkipped = useRef(false);
  useBrowserLayoutEffect(() => {
    if (state !== 'opening') return;
    isSkipped.current = false;
    // The pressed button is hidden now, and the browser takes its focus away within a frame.
    const hadFocus = root.current?.contains(document.activeElement);
    const play = async () => {
      const [current] = await Promise.all([getAnimator(), frameDrawn()]);
      if (isSkipped.current) return;
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !root.current?.contains(activeElement);
      if (hadFocus && !isElsewhere)
        root.current?.querySelector<HTMLElement>('[data-skip]')?.focus({ preventScroll: true });
      if (heldAt.current !== null) current?.hold(heldAt.current);
      const playing = current?.playOpening(delay.current);
      // Without an animator (its chunk could not be fetched) the card opens without animation.
      if (playing && !(await playing)) return;
      // The animation ends within a frame that has enough to do already.
      await nextTask();
      onEnd();
    };
    void play();
  }, [state, root, getAnimator, delay, heldAt, onEnd]);

  return () => {
    isSkipped.current = true;
    if (animator.current?.busy) animator.current.finish();
    else onEnd();
  };
}
