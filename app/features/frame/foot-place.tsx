import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './foot-place.module.css';

/** What is written on the root for whatever floats at the foot: how high this place stands. */
const HEIGHT = '--foot-place';

/**
 * The place of what is said at the foot of the window: a question, a bar about the account. It is the end of the page too, so that at the end
 * of the page it covers nothing; and nothing moves when something comes into it.
 */
export function FootPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const root = document.documentElement;
    const size = new ResizeObserver(() => {
      if (current.offsetHeight > 0) root.style.setProperty(HEIGHT, `${current.offsetHeight}px`);
      else root.style.removeProperty(HEIGHT);
    });
    size.observe(current);
    return () => {
      size.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, []);
  return createPortal(
    <div ref={place} className={css.place}>
      {children}
    </div>,
    document.body,
  );
}
