import type { OpeningControls } from './use-opening.ts';

/** Enter and Space open, Escape ends, arrows turn; Page Up and Down turn only where there is nothing to scroll to. */
export function answerKey(event: KeyboardEvent, controls: OpeningControls): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { key } = event;
  if (key === 'Escape') return controls.skip();
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('button, a, input, textarea, select, summary, iframe, [contenteditable]')) return;
  const isPress = key === 'Enter' || key === ' ';
  if (controls.state !== 'open') {
    if (!isPress) return;
    event.preventDefault();
    if (controls.state === 'sealed') controls.open();
    else controls.skip();
    return;
  }
  const isRtl = document.dir === 'rtl';
  const onwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const to =
    controls.page === 0 && (key === onwards || key === 'PageDown' || isPress)
      ? 1
      : controls.page === 1 && (key === back || (key === 'PageUp' && scrollY === 0))
        ? 0
        : null;
  if (to === null) return;
  event.preventDefault();
  controls.turn(to);
}
