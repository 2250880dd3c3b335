import { startTransition, useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { frameDrawn } from './animation/idle.ts';
import { measureInView } from './animation/in-view.ts';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import type { OpeningLabels } from './opening-card.ts';
import { prefersReducedMotion, type FollowUp, type OpeningControls, type OpeningState } from './opening-state.ts';
import { getPageNames } from './page-names.ts';
import { MESSAGE, stopOfPage } from './paging.ts';
import { useControls } from './use-controls.ts';
import { useDragToTurn } from './use-drag-to-turn.ts';
import { useInspectionHold } from './use-inspection-hold.ts';
import { useOpeningInput } from './use-opening-input.ts';
import { useBrowserLayoutEffect, usePlayOpening } from './use-play-opening.ts';
import { useResize } from './use-resize.ts';
import { useOpeningAnimator } from './use-opening-animator.ts';
import { useTurn } from './use-turn.ts';

type Options = {
  initial: OpeningState;
  labels: OpeningLabels;
  /** how many pages the card has, its front included */
  pageCount: number;
  petalClass: string;
  ownsPage: boolean;
  onOpen?: (() => void) | undefined;
};

/** One opening: React holds its state and page, the animator animates it. Unmounting ends every animation. */
export function useOpening(
  root: RefObject<HTMLElement | null>,
  { initial, labels, pageCount, petalClass, ownsPage, onOpen }: Options,
): OpeningControls & { announcement: string; followUp: FollowUp; hasEnvelope: boolean } {
  const [state, setState] = useState<OpeningState>(initial);
  const [page, setPage] = useState(MESSAGE);
  const [announcement, announce] = useState('');
  const [followUp, setFollowUp] = useState<FollowUp>(initial === 'open' ? 'shown' : 'none');
  const [hasEnvelope, setHasEnvelope] = useState(initial !== 'open');
  const delay = useRef(0);
  const heldAt = useRef<number | null>(null);

  const prepare = useCallback(
    async (animator: OpeningAnimator) => {
      const isSealed = () => root.current?.dataset['state'] === 'sealed';
      if (!isSealed() || prefersReducedMotion()) return;
      await animator.prepare();
      if (isSealed()) startTransition(() => setFollowUp('rendered'));
    },
    [root],
  );
  const { animator, getAnimator } = useOpeningAnimator(root, petalClass, prepare);

  const finish = useCallback(() => {
    flushSync(() => {
      setState('open');
      setPage(MESSAGE);
      announce(labels.opened);
    });
    animator.current?.rest(MESSAGE);
    // The card is drawn first. Then it gets the focus, what follows it appears, and the envelope is removed.
    void frameDrawn().then(() => {
      if (root.current?.dataset['state'] !== 'open') return;
      root.current.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
      startTransition(() => {
        setFollowUp('shown');
        setHasEnvelope(false);
      });
    });
  }, [root, animator, labels.opened]);
  const skip = usePlayOpening(root, state, { animator, getAnimator, delay, heldAt, onEnd: finish });

  async function start(delayMs: number) {
    delay.current = delayMs;
    announce(labels.opening);
    if (!prefersReducedMotion()) {
      setHasEnvelope(true);
      setState('opening');
      return;
    }
    const current = await getAnimator();
    if (current) await current.fade(finish);
    else finish();
  }
  const showTurned = useCallback(
    (to: number) => {
      setPage(to);
      const inView = root.current ? measureInView(root.current) : 2;
      announce(getPageNames(labels, pageCount, inView)[stopOfPage(to, inView)] ?? '');
    },
    [root, labels, pageCount],
  );
  const turn = useTurn(root, getAnimator, showTurned);

  const controls = useControls({
    root,
    animator,
    state,
    page,
    pageCount,
    start,
    skip,
    finish,
    turn,
    onOpen,
  });
  const latest = useRef(controls);
  useBrowserLayoutEffect(() => {
    latest.current = controls;
  });
  useOpeningInput(root, latest, ownsPage);
  useDragToTurn(root, state, getAnimator, turn);
  useResize(root, latest, animator, prepare);
  useInspectionHold(heldAt, latest, animator);

  return { ...controls, announcement, followUp, hasEnvelope };
}
