export type DragHandlers = {
  /** whether a drag may start now */
  isAllowed: () => boolean;
  /** the drag ended: where the cover should go, and the speed of the pointer in pixels per millisecond */
  onDrop: (to: 0 | 1, push: number) => void;
  /** the pointer was released without moving */
  onTap: () => void;
};
/** What a drag turns: the stage, as far as it needs it. */
type Turned = {
  /** whether it moves by itself */
  readonly busy: boolean;
  /** how far the cover is turned: 0 is closed, 1 is open */
  readonly progress: number;
  pull: (from: number, dx: number) => void;
};
type Drag = {
  pointerId: number;
  startX: number;
  startY: number;
  /** progress of the cover at the start */
  from: number;
  hasStarted: boolean;
  nextDx: number;
  lastX: number;
  lastAt: number;
  push: number;
  frame: number;
};

/** A pointer must move this far before it drags. */
const START_DISTANCE = 7;
/** A faster pointer turns the cover in its direction, however far it is turned. */
const PUSH_SPEED = 0.35;

/**
 * Lets a pointer turn the cover by its edge. A mouse cannot do so on text, which it selects.
 * @returns a function that disables it again
 */
export function enableDrag(card: HTMLElement, stage: Turned, handlers: DragHandlers): () => void {
  let drag: Drag | null = null;

  function start(event: PointerEvent): void {
    const isOnText = event.target instanceof Element && event.target.closest('p, [data-further]') !== null;
    if (
      !event.isPrimary ||
      event.button !== 0 ||
      !handlers.isAllowed() ||
      stage.busy ||
      (isOnText && event.pointerType === 'mouse')
    )
      return;
    drag = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      from: stage.progress,
      hasStarted: false,
      nextDx: stage.progress,
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
    if (!current.hasStarted) {
      if (Math.abs(dx) < START_DISTANCE || Math.abs(dx) < Math.abs(event.clientY - current.startY)) return;
      // A closed card opens to the left, an open one closes to the right.
      if (current.from > 0.5 ? dx < 0 : dx > 0) {
        drag = null;
        return;
      }
      current.hasStarted = true;
      current.startX = event.clientX;
      card.setPointerCapture(current.pointerId);
      return;
    }
    const elapsed = event.timeStamp - current.lastAt;
    if (elapsed > 0) current.push = 0.7 * current.push + 0.3 * ((event.clientX - current.lastX) / elapsed);
    current.lastX = event.clientX;
    current.lastAt = event.timeStamp;
    current.nextDx = dx;
    current.frame ||= requestAnimationFrame(() => {
      current.frame = 0;
      if (drag === current) stage.pull(current.from, current.nextDx);
    });
  }

  function end(event: PointerEvent): void {
    if (drag?.pointerId !== event.pointerId) return;
    const ended = drag;
    drag = null;
    if (!ended.hasStarted) {
      if (event.type === 'pointerup') handlers.onTap();
      return;
    }
    cancelAnimationFrame(ended.frame);
    const isCancelled = event.type === 'pointercancel';
    handlers.onDrop(isCancelled ? (ended.from > 0.5 ? 1 : 0) : getTarget(ended, stage.progress), ended.push);
  }

  card.addEventListener('pointerdown', start);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return () => {
    card.removeEventListener('pointerdown', start);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
}

/** Where the cover goes after a drag: by the speed of the pointer, or by how far it is turned. */
function getTarget({ push }: Drag, progress: number): 0 | 1 {
  if (Math.abs(push) > PUSH_SPEED) return push < 0 ? 1 : 0;
  return progress > 0.42 ? 1 : 0;
}
