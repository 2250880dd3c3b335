export type DragHandlers = {
  /** whether a drag may start now */
  isAllowed: () => boolean;
  /** the drag ended: the direction in which the card goes on, and the speed of the pointer in pixels per millisecond */
  onDrop: (step: 1 | -1, push: number) => void;
  /** the pointer was released without moving */
  onTap: (target: Element) => void;
};
/** What a drag moves: the animator, as far as it needs it. */
type Dragged = {
  /** whether it moves by itself */
  readonly busy: boolean;
  pull: (step: 1 | -1, dx: number) => boolean;
  /** how far it was moved in that direction: 0 to 1 */
  pulledBy: (step: 1 | -1) => number;
};
type Drag = {
  pointerId: number;
  startX: number;
  startY: number;
  /** towards the next page or back, once it has started */
  step: 1 | -1 | null;
  nextDx: number;
  lastX: number;
  lastAt: number;
  push: number;
  frame: number;
};

/** A pointer must move this far before it drags. */
const START_DISTANCE = 7;
/** A faster pointer moves the card on in its direction, however far it was pulled. */
const PUSH_SPEED = 0.35;
/** How far a card must be pulled to go on. */
const FAR_ENOUGH = 0.42;

/** An enlarged page is moved by a finger, in each direction. */
const ENLARGED_FROM = 1.01;

/**
 * Lets a pointer turn the pages. A mouse cannot do so on text, which it selects. Two fingers enlarge the page, as everywhere; while it is enlarged, a
 * finger moves it and turns nothing.
 * @returns a function that disables it again
 */
export function enableDrag(card: HTMLElement, animator: Dragged, handlers: DragHandlers): () => void {
  let drag: Drag | null = null;
  const { visualViewport } = window;
  const isEnlarged = () => (visualViewport?.scale ?? 1) > ENLARGED_FROM;

  /** The browser may move the page sideways only while it is enlarged: otherwise that turns the card. */
  function followZoom(): void {
    card.style.touchAction = isEnlarged() ? 'manipulation' : '';
  }

  /** A second finger has come: the card lies down again. */
  function abandon(event: PointerEvent): void {
    if (event.isPrimary || !drag) return;
    const { step, frame } = drag;
    drag = null;
    if (step === null) return;
    cancelAnimationFrame(frame);
    handlers.onDrop(opposite(step), 0);
  }

  function start(event: PointerEvent): void {
    const isOnText = event.target instanceof Element && event.target.closest('p, text') !== null;
    if (
      !event.isPrimary ||
      event.button !== 0 ||
      isEnlarged() ||
      !handlers.isAllowed() ||
      animator.busy ||
      (isOnText && event.pointerType === 'mouse')
    )
      return;
    drag = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      step: null,
      nextDx: 0,
      lastX: event.clientX,
      lastAt: event.timeStamp,
      push: 0,
      frame: 0,
    };
  }

  function move(event: PointerEvent): void {
    if (drag?.pointerId !== event.pointerId) return;
    const current = drag;
    const dx = event.clientX - current.startX;
    if (current.step === null) {
      if (Math.abs(dx) < START_DISTANCE || Math.abs(dx) < Math.abs(event.clientY - current.startY)) return;
      // Pages are turned to the left, and back to the right.
      const step = dx < 0 ? 1 : -1;
      if (!animator.pull(step, 0)) {
        drag = null;
        return;
      }
      current.step = step;
      current.startX = event.clientX;
      card.setPointerCapture(current.pointerId);
      return;
    }
    const { step } = current;
    const elapsed = event.timeStamp - current.lastAt;
    if (elapsed > 0) current.push = 0.7 * current.push + 0.3 * ((event.clientX - current.lastX) / elapsed);
    current.lastX = event.clientX;
    current.lastAt = event.timeStamp;
    current.nextDx = dx;
    current.frame ||= requestAnimationFrame(() => {
      current.frame = 0;
      if (drag === current) animator.pull(step, current.nextDx);
    });
  }

  function end(event: PointerEvent): void {
    if (drag?.pointerId !== event.pointerId) return;
    const { step, frame, nextDx, push } = drag;
    drag = null;
    const isCancelled = event.type === 'pointercancel';
    if (step === null) {
      if (!isCancelled && event.target instanceof Element) handlers.onTap(event.target);
      return;
    }
    cancelAnimationFrame(frame);
    animator.pull(step, nextDx);
    handlers.onDrop(isCancelled ? opposite(step) : getDirection(step, push, animator.pulledBy(step)), push);
  }

  followZoom();
  visualViewport?.addEventListener('resize', followZoom);
  card.addEventListener('pointerdown', start);
  window.addEventListener('pointerdown', abandon);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return () => {
    card.style.touchAction = '';
    visualViewport?.removeEventListener('resize', followZoom);
    card.removeEventListener('pointerdown', start);
    window.removeEventListener('pointerdown', abandon);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
}

/** Where the card goes after a drag: by the speed of the pointer, or by how far it was pulled. */
function getDirection(step: 1 | -1, push: number, pulledBy: number): 1 | -1 {
  if (Math.abs(push) > PUSH_SPEED) return push < 0 ? 1 : -1;
  return pulledBy > FAR_ENOUGH ? step : opposite(step);
}

function opposite(step: 1 | -1): 1 | -1 {
  return step === 1 ? -1 : 1;
}
