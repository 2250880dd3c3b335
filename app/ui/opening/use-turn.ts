import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Stage } from './animation/stage.ts';
import { prefersReducedMotion, type OpeningPage } from './opening-state.ts';

/**
 * Turns the open card to a page, unless it is there or something plays. `onTurned` is called once it is there, and draws it.
 * @returns the function that turns; `push` is the speed that a drag ended with
 */
export function useTurn(
  getStage: () => Promise<Stage | null>,
  onTurned: (to: OpeningPage) => void,
): (to: OpeningPage, push?: number) => Promise<void> {
  return useCallback(
    async (to: OpeningPage, push?: number) => {
      const current = await getStage();
      if (!current || current.busy || (current.progress === to && push === undefined)) return;
      const finishTurn = () => {
        flushSync(() => onTurned(to));
        if (to === 1) current.settle();
        else current.close();
      };
      if (prefersReducedMotion()) await current.fade(finishTurn);
      else if (await current.turn(to, push)) finishTurn();
    },
    [getStage, onTurned],
  );
}
