import type { RefObject } from 'react';
import { frameDrawn } from './animation/idle.ts';
import type { Stage } from './animation/stage.ts';
import type { OpeningControls, OpeningPage, OpeningState } from './opening-state.ts';

const REPLAY_DELAY_MS = 420;

type Deps = {
  root: RefObject<HTMLElement | null>;
  stage: RefObject<Stage | null>;
  state: OpeningState;
  page: OpeningPage;
  start: (delayMs: number) => Promise<void>;
  /** ends what plays */ skip: () => void;
  /** shows the open card */ finish: () => void;
  turnTo: (to: OpeningPage) => Promise<void>;
  onOpen: (() => void) | undefined;
};

/** What can be done with an opening. What is not possible in its present state does nothing. */
export function useControls({ root, stage, state, page, start, skip, finish, turnTo, onOpen }: Deps): OpeningControls {
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
      if (state !== 'open' || stage.current?.busy) return;
      root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void start(REPLAY_DELAY_MS);
    },
    turn(to) {
      const top = root.current?.querySelector('[data-card]')?.getBoundingClientRect().top ?? 0;
      if (top < 0) root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void turnTo(to);
    },
  };
}
