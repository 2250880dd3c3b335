import { useCallback, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { measureInView } from './animation/in-view.ts';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import { prefersReducedMotion } from './opening-state.ts';
import { nextPage } from './paging.ts';

/**
 * Turns the open card to its next page or back, unless there is none or something plays. `onTurned` is called once it is there, and draws it.
 * @returns the function that turns; `push` is the speed that a drag ended with
 */
export function useTurn(
  root: RefObject<HTMLElement | null>,
  getAnimator: () => Promise<OpeningAnimator | null>,
  onTurned: (page: number) => void,
): (step: 1 | -1, push?: number) => Promise<void> {
  return useCallback(
    async (step: 1 | -1, push?: number) => {
      const animator = await getAnimator();
      if (!root.current || !animator || animator.busy) return;
      const finish = (page: number) => {
        flushSync(() => onTurned(page));
        animator.rest(page);
        // The button that was pressed may be gone.
        if (document.activeElement === document.body)
          root.current?.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
      };
      if (prefersReducedMotion()) {
        const next = nextPage(animator.page, step, measureInView(root.current), animator.pageCount);
        if (next !== null) await animator.fade(() => finish(next));
        return;
      }
      const page = await animator.turn(step, push);
      if (page !== null) finish(page);
    },
    [root, getAnimator, onTurned],
  );
}
