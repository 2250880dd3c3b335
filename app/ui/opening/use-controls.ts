import type { RefObject } from 'react';
import { frameDrawn } from './animation/idle.ts';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import { measureInView } from './animation/in-view.ts';
import type { OpeningControls, OpeningState } from './opening-state.ts';
import { nextPage } from './paging.ts';

const REPLAY_DELAY_MS = 420;

type Deps = {
  root: RefObject<HTMLElement | null>;
  animator: RefObject<OpeningAnimator | null>;
  state: OpeningState;
  page: number;
  pageCount: number;
  start: (delayMs: number) => Promise<void>;
  /** ends what plays */ skip: () => void;
  /** shows the open card */ finish: () => void;
  turn: (step: 1 | -1) => Promise<void>;
  onOpen: (() => void) | undefined;
};

/** What can be done with an opening. What is not possible in its present state does nothing. */
export function useControls(deps: Deps): OpeningControls {
  const { root, animator, state, page, pageCount, start, skip, finish, onOpen } = deps;
  return {
    state,
    page,
    open() {
      if (state !== 'sealed') return;
      void start(0);
      // Reporting it can wait for a frame.
      void frameDrawn().then(onOpen);
    },
    skipToCard() {
      if (state !== 'sealed') return;
      onOpen?.();
      finish();
    },
    skip() {
      if (state === 'opening') skip();
    },
    replay() {
      if (state !== 'open' || animator.current?.busy) return;
      root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void start(REPLAY_DELAY_MS);
    },
    turn(step) {
      if (state !== 'open' || !root.current) return false;
      if (nextPage(page, step, measureInView(root.current), pageCount) === null) return false;
      const top = root.current.querySelector('[data-card]')?.getBoundingClientRect().top ?? 0;
      if (top < 0) root.current.scrollIntoView({ block: 'start', behavior: 'instant' });
      void deps.turn(step);
      return true;
    },
  };
}
