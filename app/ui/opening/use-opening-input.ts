import { useEffect, type RefObject } from 'react';
import { handleKey } from './keyboard.ts';
import type { OpeningControls } from './opening-state.ts';

/** Clicks on the envelope, and keys. @param ownsPage handles keys of the whole page, not only of the opening */
export function useOpeningInput(
  root: RefObject<HTMLElement | null>,
  controls: RefObject<OpeningControls>,
  ownsPage: boolean,
): void {
  // A shortcut for pointers: the button beside the envelope is there for everyone.
  useEffect(() => {
    const element = root.current!;
    const handleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-envelope]')) controls.current.open();
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [root, controls]);

  useEffect(() => {
    const target: Document | HTMLElement = ownsPage ? document : root.current!;
    const handleKeyDown = (event: Event) => {
      if (event instanceof KeyboardEvent) handleKey(event, controls.current);
    };
    target.addEventListener('keydown', handleKeyDown);
    return () => target.removeEventListener('keydown', handleKeyDown);
  }, [ownsPage, root, controls]);
}
