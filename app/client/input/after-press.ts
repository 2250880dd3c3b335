/**
 * Acts at once, or, while a button is pressed, after its click and before what the click submits. A field that loses the focus by a press hears
 * of it before the press has ended; what moves the page in between would move the button away from under the pointer, and its click would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) return act();
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function end() {
    done.abort();
    clearTimeout(timer);
    act();
  }
  const options = { signal: done.signal };
  addEventListener('click', end, options);
  addEventListener('pointercancel', end, options);
  // A press that leaves its button has no click.
  addEventListener('pointerup', () => (timer = setTimeout(end)), options);
}
