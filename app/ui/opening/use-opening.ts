import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OpeningWords } from './card.ts';
import { letDrag } from './drag.ts';
import { createStage, type Stage } from './stage.ts';

export type OpeningState = 'sealed' | 'opening' | 'open';
/** 0 the front, 1 the inside. */
export type OpeningPage = 0 | 1;
export type OpeningControls = {
  state: OpeningState;
  page: OpeningPage;
  /** Plays the opening. */
  open: () => void;
  /** The open card, without the opening. */
  toCard: () => void;
  /** Ends the opening where it would have ended. */
  skip: () => void;
  replay: () => void;
  turn: (to: OpeningPage) => void;
};

const REPLAY_LEAD_MS = 420;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

declare global {
  /** In development only: holds the film at a moment, to look at it. */
  var openingHold: ((at: number) => void) | undefined;
}

type Options = { initial: OpeningState; words: OpeningWords; petalClass: string; ownsPage: boolean; onOpen?: (() => void) | undefined };

/** The life of one opening: React holds its state and page, the stage holds what moves; leaving the page ends every animation. */
export function useOpening(root: RefObject<HTMLElement | null>, { initial, words, petalClass, ownsPage, onOpen }: Options): OpeningControls & { said: string } {
  const [state, setState] = useState<OpeningState>(initial);
  const [page, setPage] = useState<OpeningPage>(1);
  const [said, setSaid] = useState('');
  const stage = useRef<Stage | null>(null);
  const lead = useRef(0);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    const made = createStage(root.current!, petalClass);
    stage.current = made;
    return () => {
      stage.current = null;
      made.dispose();
    };
  }, [root, petalClass]);

  const focusOn = useCallback((selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }), [root]);

  const land = useCallback(() => {
    flushSync(() => {
      setState('open');
      setPage(1);
      setSaid(words.opened);
    });
    stage.current?.settle();
    focusOn('[data-card]');
  }, [focusOn, words.opened]);

  const begin = useCallback(
    (after: number) => {
      lead.current = after;
      setSaid(words.opening);
      if (calm()) void stage.current?.fade(land);
      else setState('opening');
    },
    [land, words.opening],
  );

  useBrowserLayoutEffect(() => {
    const now = stage.current;
    if (state !== 'opening' || !now) return;
    if (root.current?.contains(document.activeElement)) focusOn('[data-skip]');
    const show = async () => {
      if (await now.playFilm(lead.current)) land();
    };
    void show();
    if (wanted.current !== null) now.hold(wanted.current);
  }, [state, root, focusOn, land]);

  const turn = useCallback(
    async (to: OpeningPage, push?: number) => {
      const now = stage.current;
      if (!now || now.busy || (now.progress === to && push === undefined)) return;
      const arrive = () => {
        flushSync(() => {
          setPage(to);
          setSaid(to === 1 ? words.opened : words.closed);
        });
        if (to === 1) now.settle();
        else now.close();
      };
      if (calm()) await now.fade(arrive);
      else if (await now.turn(to, push)) arrive();
    },
    [words.opened, words.closed],
  );

  const controls: OpeningControls = {
    state,
    page,
    open() {
      if (state !== 'sealed') return;
      onOpen?.();
      begin(0);
    },
    toCard() {
      if (state !== 'sealed') return;
      onOpen?.();
      land();
    },
    skip() {
      if (state === 'opening') stage.current?.finish();
    },
    replay() {
      if (state !== 'open' || stage.current?.busy) return;
      root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      begin(REPLAY_LEAD_MS);
    },
    turn(to) {
      const top = root.current?.querySelector('[data-card]')?.getBoundingClientRect().top ?? 0;
      if (top < 0) root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void turn(to);
    },
  };
  const latest = useRef(controls);
  useBrowserLayoutEffect(() => {
    latest.current = controls;
  });

  // the envelope itself may be pressed; the button beside it is the way for everyone
  useEffect(() => {
    const element = root.current!;
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-envelope]')) latest.current.open();
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [root]);

  useEffect(() => {
    const place: Document | HTMLElement = ownsPage ? document : root.current!;
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent) answerKey(event, latest.current, stage.current);
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [ownsPage, root]);

  useEffect(() => {
    const card = root.current?.querySelector<HTMLElement>('[data-card]');
    const now = stage.current;
    if (!card || !now || state !== 'open') return undefined;
    return letDrag(card, now, {
      allowed: () => !calm(),
      start: () => {
        if (now.progress === 1) now.measure();
      },
      drop: (to, push) => void turn(to, push),
      tap: () => {
        if (now.progress === 0) void turn(1);
      },
    });
  }, [root, state, turn]);

  useEffect(() => {
    let width = root.current!.clientWidth;
    const watch = new ResizeObserver(() => {
      const now = root.current?.clientWidth ?? width;
      if (now === width) return;
      width = now;
      latest.current.skip();
      if (latest.current.state === 'open' && latest.current.page === 0) stage.current?.close();
    });
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, [root]);

  useEffect(() => {
    if (!import.meta.env.DEV) return undefined;
    globalThis.openingHold = (at) => {
      wanted.current = at;
      if (latest.current.state === 'sealed') latest.current.open();
      else stage.current?.hold(at);
    };
    return () => {
      globalThis.openingHold = undefined;
    };
  }, []);

  return { ...controls, said };
}

/** Enter and Space open, Escape ends, arrows turn; Page Up and Down turn only where there is nothing to scroll to. */
function answerKey(event: KeyboardEvent, controls: OpeningControls, stage: Stage | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { key } = event;
  if (key === 'Escape') return controls.skip();
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('button, a, input, textarea, select, summary, [contenteditable]')) return;
  if (controls.state !== 'open') {
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (controls.state === 'sealed') controls.open();
    else controls.skip();
    return;
  }
  const onwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const closed = stage?.progress === 0;
  if (closed && (key === onwards || key === 'PageDown' || key === 'Enter' || key === ' ')) {
    event.preventDefault();
    controls.turn(1);
  } else if (!closed && (key === back || (key === 'PageUp' && scrollY === 0))) {
    event.preventDefault();
    controls.turn(0);
  }
}
