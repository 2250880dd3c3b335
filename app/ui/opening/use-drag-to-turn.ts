import { useEffect, type RefObject } from 'react';
import type { Stage } from './animation/stage.ts';
import { prefersReducedMotion, type OpeningPage, type OpeningState } from './opening-state.ts';

/** While the card is open, its cover can be turned by dragging. */
export function useDragToTurn(
  root: RefObject<HTMLElement | null>,
  state: OpeningState,
  getStage: () => Promise<Stage | null>,
  turnTo: (to: OpeningPage, push?: number) => Promise<void>,
): void {
  useEffect(() => {
    const card = root.current?.querySelector<HTMLElement>('[data-card]');
    if (!card || state !== 'open') return undefined;
    let disable: (() => void) | null = null;
    let isOver = false;
    const enable = async () => {
      const stage = await getStage();
      if (!stage || isOver) return;
      disable = stage.enableDrag(card, {
        isAllowed: () => !prefersReducedMotion(),
        onDrop: (to, push) => void turnTo(to, push),
        onTap: () => {
          if (stage.progress === 0) void turnTo(1);
        },
      });
    };
    void enable();
    return () => {
      isOver = true;
      disable?.();
    };
  }, [root, state, getStage, turnTo]);
}
