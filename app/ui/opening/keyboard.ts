import type { OpeningControls } from './opening-state.ts';
import { FRONT } from './paging.ts';

/** Enter and Space open the envelope, Escape ends the opening, arrow keys turn the pages; Page Up and Down only where there is nothing to scroll. */
export function handleKey(event: KeyboardEvent, controls: OpeningControls): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { key } = event;
  if (key === 'Escape') return controls.skip();
  const target = event.target instanceof Element ? event.target : null;
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
  // The buttons that turn the pages keep the focus, and arrow keys mean nothing to them.
  if (isArrow && target?.closest('[data-pager]')) return turn(event, controls);
  if (target?.closest('button, a, input, textarea, select, summary, iframe, [contenteditable]')) return;
  const isActivation = key === 'Enter' || key === ' ';
  if (controls.state === 'open') {
    if (isArrow || key === 'PageUp' || key === 'PageDown' || isActivation) turn(event, controls);
    return;
  }
  if (!isActivation) return;
  event.preventDefault();
  if (controls.state === 'sealed') controls.open();
  else controls.skip();
}

function turn(event: KeyboardEvent, controls: OpeningControls): void {
  if (controls.state !== 'open') return;
  const { key } = event;
  const isRtl = document.dir === 'rtl';
  const isClosed = controls.page === FRONT;
  const isForward =
    key === (isRtl ? 'ArrowLeft' : 'ArrowRight') || (isClosed && ['PageDown', 'Enter', ' '].includes(key));
  const isBack = key === (isRtl ? 'ArrowRight' : 'ArrowLeft') || (key === 'PageUp' && scrollY === 0);
  if (!isForward && !isBack) return;
  if (controls.turn(isForward ? 1 : -1)) event.preventDefault();
}
