import { useEffect, type RefObject } from 'react';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import { prefersReducedMotion, type OpeningState } from './opening-state.ts';

/** While the card is open, its pages can be turned by dragging, and by a tap on a closed card or on a page beside the one that is read. */
export function useDragToTurn(
  root: RefObject<HTMLElement | null>,
  state: OpeningState,
  getAnimator: () => Promise<OpeningAnimator | null>,
  turn: (step: 1 | -1, push?: number) => Promise<void>,
): void {
  useEffect(() => {
    const card = root.current?.querySelector<HTMLElement>('[data-card]');
    if (!card || state !== 'open') return undefined;
    let disable: (() => void) | null = null;
    let isOver = false;
    const enable = async () => {
      const animator = await getAnimator();
      if (!animator || isOver) return;
      disable = animator.enableDrag(card, {
        isAllowed: () => !prefersReducedMotion(),
        onDrop: (step, push) => void turn(step, push),
        onTap: (target) => {
          const step = animator.stepTo(target);
          if (step) void turn(step);
        },
      });
    };
    void enable();
    return () => {
      isOver = true;
      disable?.();
    };
  }, [root, state, getAnimator, turn]);
}
