import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OpeningWords } from './card.ts';
import { answerKey } from './keys.ts';
import { frameDrawn, nextTask } from './pace.ts';
import type { Stage } from './stage.ts';
import { useStage } from './use-stage.ts';

export type OpeningState = 'sealed' | 'opening' | 'open';
/** 0 the front, 1 the inside. */
export type OpeningPage = 0 | 1;
/** What follows the card: not there yet, made but not shown, or shown. */
export type AfterOpening = 'none' | 'made' | 'shown';
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

type Options = {
  initial: OpeningState;
  words: OpeningWords;
  petalClass: string;
  ownsPage: boolean;
  onOpen?: (() => void) | undefined;
};

/** The life of one opening: React holds its state and page, the stage holds what moves; leaving the page ends every animation. */
export function useOpening(
  root: RefObject<HTMLElement | null>,
  { initial, words, petalClass, ownsPage, onOpen }: Options,
): OpeningControls & { said: string; after: AfterOpening; hasEnvelope: boolean } {
  const [state, setState] = useState<OpeningState>(initial);
  const [page, setPage] = useState<OpeningPage>(1);
  const [said, setSaid] = useState('');
  const [after, setAfter] = useState<AfterOpening>(initial === 'open' ? 'shown' : 'none');
  const [hasEnvelope, setHasEnvelope] = useState(initial !== 'open');
  const lead = useRef(0);
  const isOver = useRef(false);
  const held = useRef<number | null>(null);

  const focusOn = useCallback(
    (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    [root],
  );

  const prepare = useCallback(
    async (now: Stage) => {
      const isSealed = () => root.current?.dataset['state'] === 'sealed';
      if (!isSealed() || calm()) return;
      await now.prepare();
      if (isSealed()) startTransition(() => setAfter('made'));
    },
    [root],
  );
  const { stage, ready } = useStage(root, petalClass, prepare);

  const land = useCallback(() => {
    flushSync(() => {
      setState('open');
      setPage(1);
      setSaid(words.opened);
    });
    stage.current?.settle();
    // the card lies there first; then it takes the focus, what follows it comes, and what it came in goes
    void frameDrawn().then(() => {
      if (root.current?.dataset['state'] !== 'open') return;
      focusOn('[data-card]');
      startTransition(() => {
        setAfter('shown');
        setHasEnvelope(false);
      });
    });
  }, [root, focusOn, stage, words.opened]);

  useBrowserLayoutEffect(() => {
    if (state !== 'opening') return;
    isOver.current = false;
    // what was pressed goes out of sight, and the browser lets go of it within a frame
    const hadFocus = root.current?.contains(document.activeElement);
    const show = async () => {
      const [now] = await Promise.all([ready(), frameDrawn()]);
      if (isOver.current) return;
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !root.current?.contains(activeElement);
      if (hadFocus && !isElsewhere) focusOn('[data-skip]');
      if (held.current !== null) now?.hold(held.current);
      const playing = now?.playFilm(lead.current);
      // what moves could not be fetched: the card is opened all the same
      if (playing && !(await playing)) return;
      // the film ends within a frame, which has enough to do
      await nextTask();
      land();
    };
    void show();
  }, [state, root, ready, focusOn, land]);

  async function begin(leadMs: number) {
    lead.current = leadMs;
    setSaid(words.opening);
    if (!calm()) {
      setHasEnvelope(true);
      setState('opening');
      return;
    }
    const now = await ready();
    if (now) await now.fade(land);
    else land();
  }

  const turnTo = useCallback(
    async (to: OpeningPage, push?: number) => {
      const now = await ready();
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
    [ready, words.opened, words.closed],
  );

  const controls: OpeningControls = {
    state,
    page,
    open() {
      if (state !== 'sealed') return;
      void begin(0);
      // what the page has to say about it can wait for a frame
      void frameDrawn().then(onOpen);
    },
    toCard() {
      if (state !== 'sealed') return;
      onOpen?.();
      land();
    },
    skip() {
      if (state !== 'opening') return;
      isOver.current = true;
      if (stage.current?.busy) stage.current.finish();
      else land();
    },
    replay() {
      if (state !== 'open' || stage.current?.busy) return;
      root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      void begin(REPLAY_LEAD_MS);
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
      if (event instanceof KeyboardEvent) answerKey(event, latest.current);
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [ownsPage, root]);

  useDragging(root, state, ready, turnTo);

  useEffect(() => {
    const element = root.current!;
    let [width, height] = [element.clientWidth, element.clientHeight];
    const watch = new ResizeObserver(() => {
      const isWider = element.clientWidth !== width;
      const isOther = isWider || element.clientHeight !== height;
      [width, height] = [element.clientWidth, element.clientHeight];
      if (isOther && latest.current.state === 'sealed' && stage.current) {
        stage.current.forget();
        void prepare(stage.current);
      }
      // before it moves, a film is made to the width that it finds
      if (!isWider || (latest.current.state === 'opening' && !stage.current?.busy)) return;
      latest.current.skip();
      if (latest.current.state === 'open' && latest.current.page === 0) stage.current?.close();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [root, stage, prepare]);

  useEffect(() => {
    if (!import.meta.env.DEV) return undefined;
    globalThis.openingHold = (at) => {
      held.current = at;
      if (latest.current.state === 'sealed') latest.current.open();
      else stage.current?.hold(at);
    };
    return () => {
      globalThis.openingHold = undefined;
    };
  }, [stage]);

  return { ...controls, said, after, hasEnvelope };
}

/** While the card lies open, a finger may turn its cover. */
function useDragging(
  root: RefObject<HTMLElement | null>,
  state: OpeningState,
  ready: () => Promise<Stage | null>,
  turnTo: (to: OpeningPage, push?: number) => Promise<void>,
): void {
  useEffect(() => {
    const card = root.current?.querySelector<HTMLElement>('[data-card]');
    if (!card || state !== 'open') return undefined;
    let letGo: (() => void) | null = null;
    let isGone = false;
    const take = async () => {
      const now = await ready();
      if (!now || isGone) return;
      letGo = now.letDrag(card, {
        allowed: () => !calm(),
        drop: (to, push) => void turnTo(to, push),
        tap: () => {
          if (now.progress === 0) void turnTo(1);
        },
      });
    };
    void take();
    return () => {
      isGone = true;
      letGo?.();
    };
  }, [root, state, ready, turnTo]);
}
