/** At which end of the window what is said stands. */
export type End = 'foot' | 'head';
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** What is said and what it speaks of are kept this far apart, in pixels. */
const APART = 8;
/** What takes more than this from the foot of the window, in pixels, is a keyboard on the glass. */
const KEYBOARD = 150;

const covers = (one: Box, other: Box) =>
  one.top < other.bottom + APART &&
  other.top < one.bottom + APART &&
  one.left < other.right + APART &&
  other.left < one.right + APART;

/**
 * At the foot, unless it would lie there on what it speaks of. Where it lies on it at the head too, as on a row higher than the window, it
 * stays at the foot.
 */
export function endFor(about: Box | null, atFoot: Box, atHead: Box): End {
  return about !== null && covers(about, atFoot) && !covers(about, atHead) ? 'head' : 'foot';
}

let pressed: Element | null = null;
/** Remembers what was pressed last: on some systems a press leaves no focus behind. */
export function watchPresses(): () => void {
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

/** The row in which something was done a moment ago, where it is in sight. */
function boxOfWhatWasDone(): Box | null {
  const act = pressed?.isConnected ? pressed : document.activeElement;
  if (act === null || act === document.body || act.tagName === 'MAIN') return null;
  const box = (act.closest('li, tr, dl > div, article, fieldset, [role="row"]') ?? act).getBoundingClientRect();
  return box.bottom < 0 || box.top > innerHeight ? null : box;
}

/** Puts the place around this list at the end of the window where it does not lie on what was done. */
export function placeToasts(list: HTMLElement | null): void {
  const place = list?.closest<HTMLElement>('[data-end]');
  if (!place) return;
  const glass = window.visualViewport;
  const bars = [...document.querySelectorAll('[data-head-bar]:not(:empty)')].map(
    (bar) => bar.getBoundingClientRect().bottom,
  );
  place.style.setProperty('--head-bar', `${Math.max(0, glass?.offsetTop ?? 0, ...bars)}px`);
  const boxAt = (end: End) => {
    place.dataset['end'] = end;
    return place.getBoundingClientRect();
  };
  const isTyped = glass !== null && innerHeight - glass.height * glass.scale > KEYBOARD;
  const [atFoot, atHead] = [boxAt('foot'), boxAt('head')];
  boxAt(isTyped ? 'head' : endFor(boxOfWhatWasDone(), atFoot, atHead));
}
