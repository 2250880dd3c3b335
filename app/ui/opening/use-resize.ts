import { useEffect, type RefObject } from 'react';
import type { OpeningAnimator } from './animation/opening-animator.ts';
import type { OpeningControls } from './opening-state.ts';

/** Keeps the animation in step with the size of the page: prepares it again while sealed, ends it when the width changes while it plays, and puts the open card where it belongs at the new width. */
export function useResize(
  root: RefObject<HTMLElement | null>,
  controls: RefObject<OpeningControls>,
  animator: RefObject<OpeningAnimator | null>,
  prepare: (animator: OpeningAnimator) => Promise<void>,
): void {
  useEffect(() => {
    const element = root.current!;
    let [width, height] = [element.clientWidth, element.clientHeight];
    const observer = new ResizeObserver(() => {
      const isWidthChanged = element.clientWidth !== width;
      const isChanged = isWidthChanged || element.clientHeight !== height;
      [width, height] = [element.clientWidth, element.clientHeight];
      if (isChanged && controls.current.state === 'sealed' && animator.current) {
        animator.current.discardPrepared();
        void prepare(animator.current);
      }
      // Before it starts to play, the opening is prepared for the width that it finds.
      if (!isWidthChanged || (controls.current.state === 'opening' && !animator.current?.busy)) return;
      controls.current.skip();
      if (controls.current.state === 'open') animator.current?.rest(controls.current.page);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, controls, animator, prepare]);
}
