/** Where toasts are shown in the window. */
export type ToastEdge = 'foot' | 'head';
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** The gap between a toast and the element it is about, in pixels. */
const APART = 8;
/** If the visual viewport is smaller by more than this, in pixels, an on-screen keyboard is open. */
const KEYBOARD = 150;

const covers = (one: Box, other: Box) =>
  one.top < other.bottom + APART &&
  other.top < one.bottom + APART &&
  one.left < other.right + APART &&
  other.left < one.right + APART;

/**
 * At the bottom, unless it would cover the element it is about. If it would cover it at the top too, it stays at the bottom.
 */
export function positionFor(about: Box | null, atFoot: Box, atHead: Box): ToastEdge {
  return about !== null && covers(about, atFoot) && !covers(about, atHead) ? 'head' : 'foot';
}

let pressed: Element | null = null;
/** Remembers what was pressed last: on some systems a press leaves no focus behind. */
export function trackLastPress(): () => void {
  const onPress = ({ target }: Event) => void (pressed = target instanceof Element ? target : null);
  const onKey = () => void (pressed = null);
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('keydown', onKey, options);
  return () => {
    document.removeEventListener('pointerdown', onPress, options);
    document.removeEventListener('keydown', onKey, options);
  };
}

/** The row of the last action, if it is visible. */
function boxOfLastAction(): Box | null {
  const act = pressed?.isConnected ? pressed : document.activeElement;
  if (act === null || act === document.body || act.tagName === 'MAIN') return null;
  const box = (act.closest('li, tr, dl > div, article, fieldset, [role="row"]') ?? act).getBoundingClientRect();
  return box.bottom < 0 || box.top > innerHeight ? null : box;
}

/** Moves the toasts to the end of the window where they do not cover the last action. */
export function positionToasts(list: HTMLElement | null): void {
  const place = list?.closest<HTMLElement>('[data-end]');
  if (!place) return;
  const glass = window.visualViewport;
  const bars = [...document.querySelectorAll('[data-head-bar]:not(:empty)')].map(
    (bar) => bar.getBoundingClientRect().bottom,
  );
  place.style.setProperty('--head-bar', `${Math.max(0, glass?.offsetTop ?? 0, ...bars)}px`);
  const boxAt = (end: ToastEdge) => {
    place.dataset['end'] = end;
    return place.getBoundingClientRect();
  };
  const isTyped = glass !== null && innerHeight - glass.height * glass.scale > KEYBOARD;
  const [atFoot, atHead] = [boxAt('foot'), boxAt('head')];
  boxAt(isTyped ? 'head' : positionFor(boxOfLastAction(), atFoot, atHead));
}
