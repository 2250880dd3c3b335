import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { frameDrawn, nextTask } from './animation/idle.ts';
import type { Stage } from './animation/stage.ts';
import type { OpeningLabels } from './opening-card.ts';
import {
  prefersReducedMotion,
  type FollowUp,
  type OpeningControls,
  type OpeningPage,
  type OpeningState,
} from './opening-state.ts';
import { useDragToTurn } from './use-drag-to-turn.ts';
import { useHoldForInspection } from './use-hold-for-inspection.ts';
import { useOpeningInput } from './use-opening-input.ts';
import { useResize } from './use-resize.ts';
import { useStage } from './use-stage.ts';

const REPLAY_DELAY_MS = 420;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Options = {
  initial: OpeningState;
  labels: OpeningLabels;
  petalClass: string;
  ownsPage: boolean;
  onOpen?: (() => void) | undefined;
};

/** One opening: React holds its state and page, the stage animates it. Unmounting ends every animation. */
export function useOpening(
  root: RefObject<HTMLElement | null>,
  { initial, labels, petalClass, ownsPage, onOpen }: Options,
): OpeningControls & { announcement: string; followUp: FollowUp; hasEnvelope: boolean } {
  const [state, setState] = useState<OpeningState>(initial);
  const [page, setPage] = useState<OpeningPage>(1);
  const [announcement, announce] = useState('');
  const [followUp, setFollowUp] = useState<FollowUp>(initial === 'open' ? 'shown' : 'none');
  const [hasEnvelope, setHasEnvelope] = useState(initial !== 'open');
  const delay = useRef(0);
  const isSkipped = useRef(false);
  const heldAt = useRef<number | null>(null);

  const focusOn = useCallback(
    (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    [root],
  );
  const prepare = useCallback(
    async (stage: Stage) => {
      const isSealed = () => root.current?.dataset['state'] === 'sealed';
      if (!isSealed() || prefersReducedMotion()) return;
      await stage.prepare();
      if (isSealed()) startTransition(() => setFollowUp('rendered'));
    },
    [root],
  );
  const { stage, getStage } = useStage(root, petalClass, prepare);

  const finishOpening = useCallback(() => {
    flushSync(() => {
      setState('open');
      setPage(1);
      announce(labels.opened);
    });
    stage.current?.settle();
    // The card is drawn first. Then it gets the focus, what follows it appears, and the envelope is removed.
    void frameDrawn().then(() => {
      if (root.current?.dataset['state'] !== 'open') return;
      focusOn('[data-card]');
      startTransition(() => {
        setFollowUp('shown');
        setHasEnvelope(false);
      });
    });
  }, [root, focusOn, stage, labels.opened]);

  useBrowserLayoutEffect(() => {
    if (state !== 'opening') return;
    isSkipped.current = false;
    // The pressed button is hidden now, and the browser takes its focus away within a frame.
    const hadFocus = root.current?.contains(document.activeElement);
    const play = async () => {
      const [current] = await Promise.all([getStage(), frameDrawn()]);
      if (isSkipped.current) return;
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !root.current?.contains(activeElement);
      if (hadFocus && !isElsewhere) focusOn('[data-skip]');
      if (heldAt.current !== null) current?.hold(heldAt.current);
      const playing = current?.playOpening(delay.current);
      // Without a stage (its chunk could not be fetched) the card opens without animation.
      if (playing && !(await playing)) return;
      // The animation ends within a frame that has enough to do already.
      await nextTask();
      finishOpening();
    };
    void play();
  }, [state, root, getStage, focusOn, finishOpening]);

  async function startOpening(delayMs: number) {
    delay.current = delayMs;
    announce(labels.opening);
    if (!prefersReducedMotion()) {
      setHasEnvelope(true);
      setState('opening');
      return;
    }
    const current = await getStage();
    if (current) await current.fade(finishOpening);
    else finishOpening();
  }

  const turnTo = useCallback(
    async (to: OpeningPage, push?: number) => {
      const current = await getStage();
      if (!current || current.busy || (current.progress === to && push === undefined)) return;
      const finishTurn = () => {
        flushSync(() => {
          setPage(to);
          announce(to === 1 ? labels.opened : labels.closed);
        });
        if (to === 1) current.settle();
        else current.close();
      };
      if (prefersReducedMotion()) await current.fade(finishTurn);
      else if (await current.turn(to, push)) finishTurn();
    },
    [getStage, labels.opened, labels.closed],
  );

  const controls: OpeningControls = {
    state,
    page,
    open() {
      if (state !== 'sealed') return;
      void startOpening(0);
      // Reporting it can wait for a frame.
      void frameDrawn().then(onOpen);
    },
    skipToCard() {
      if (state !== 'sealed') return;
      onOpen?.();
      finishOpening();
    },
    skip() {
      if (state !== 'opening') return;
      isSkipped.current = true;
      if (stage.current?.busy) stage.current.finish();
      else finishOpening();
    },
    replay() {
      if (state !== 'open' || stage.current?.busy) return;
      root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void startOpening(REPLAY_DELAY_MS);
    },
    turn(to) {
      const top = root.current?.querySelector('[data-card]')?.getBoundingClientRect().top ?? 0;
      if (top < 0) root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void turnTo(to);
    },
  };
  const latest = useRef(controls);
  useBrowserLayoutEffect(() => {
    latest.current = controls;
  });

  useOpeningInput(root, latest, ownsPage);
  useDragToTurn(root, state, getStage, turnTo);
  useResize(root, latest, stage, prepare);
  useHoldForInspection(heldAt, latest, stage);

  return { ...controls, announcement, followUp, hasEnvelope };
}
