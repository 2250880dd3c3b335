import type { Stage } from './stage.ts';

export type Dragging = {
  /** whether a finger may take hold now */
  allowed: () => boolean;
  /** it let go: where the cover should fall, and how fast the finger was */
  drop: (to: 0 | 1, push: number) => void;
  /** it never moved */
  tap: () => void;
};
type Hold = {
  id: number;
  x: number;
  y: number;
  from: number;
  on: boolean;
  next: number;
  lastX: number;
  lastAt: number;
  push: number;
  frame: number;
};

/**
 * Lets a finger turn the cover by its edge. A mouse may do so everywhere but on words, which it selects.
 * @returns what takes it off again
 */
export function letDrag(card: HTMLElement, stage: Stage, on: Dragging): () => void {
  let hold: Hold | null = null;

  function down(event: PointerEvent): void {
    const words = event.target instanceof Element && event.target.closest('p, [data-further]') !== null;
    if (
      !event.isPrimary ||
      event.button !== 0 ||
      !on.allowed() ||
      stage.busy ||
      (words && event.pointerType === 'mouse')
    )
      return;
    hold = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from: stage.progress,
      on: false,
      next: stage.progress,
      lastX: event.clientX,
      lastAt: event.timeStamp,
      push: 0,
      frame: 0,
    };
  }

  function move(event: PointerEvent): void {
    if (hold?.id !== event.pointerId) return;
    const h = hold;
    const dx = event.clientX - h.x;
    if (!h.on) {
      if (Math.abs(dx) < 7 || Math.abs(dx) < Math.abs(event.clientY - h.y)) return;
      // closed, it opens to the left; open, it closes to the right
      if (h.from > 0.5 ? dx < 0 : dx > 0) {
        hold = null;
        return;
      }
      h.on = true;
      h.x = event.clientX;
      card.setPointerCapture(h.id);
      return;
    }
    const passed = event.timeStamp - h.lastAt;
    if (passed > 0) h.push = 0.7 * h.push + 0.3 * ((event.clientX - h.lastX) / passed);
    h.lastX = event.clientX;
    h.lastAt = event.timeStamp;
    h.next = dx;
    h.frame ||= requestAnimationFrame(() => {
      h.frame = 0;
      if (hold === h) stage.pull(h.from, h.next);
    });
  }

  function end(event: PointerEvent): void {
    if (hold?.id !== event.pointerId) return;
    const h = hold;
    hold = null;
    if (!h.on) {
      if (event.type === 'pointerup') on.tap();
      return;
    }
    cancelAnimationFrame(h.frame);
    const rest = h.from > 0.5 ? 1 : 0;
    const to =
      event.type === 'pointercancel'
        ? rest
        : Math.abs(h.push) > 0.35
          ? h.push < 0
            ? 1
            : 0
          : stage.progress > 0.42
            ? 1
            : 0;
    on.drop(to, h.push);
  }

  card.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return () => {
    card.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
}
