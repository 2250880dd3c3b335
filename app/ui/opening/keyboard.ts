import type { OpeningControls } from './opening-state.ts';

/** Enter and Space open the envelope, Escape ends the opening, arrow keys turn the cover; Page Up and Down only where there is nothing to scroll. */
export function handleKey(event: KeyboardEvent, controls: OpeningControls): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { key } = event;
  if (key === 'Escape') return controls.skip();
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('button, a, input, textarea, select, summary, iframe, [contenteditable]')) return;
  const isActivation = key === 'Enter' || key === ' ';
  if (controls.state !== 'open') {
    if (!isActivation) return;
    event.preventDefault();
    if (controls.state === 'sealed') controls.open();
    else controls.skip();
    return;
  }
  const isRtl = document.dir === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const to =
    controls.page === 0 && (key === forward || key === 'PageDown' || isActivation)
      ? 1
      : controls.page === 1 && (key === back || (key === 'PageUp' && scrollY === 0))
        ? 0
        : null;
  if (to === null) return;
  event.preventDefault();
  controls.turn(to);
}
