import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './bottom-slot.module.css';

/** The custom property on the root with the height of this slot, for elements fixed to the bottom. */
const HEIGHT = '--foot-place';

/**
 * The slot at the bottom of the window for the cookie banner and account alerts. It is also the last element of the page, so that it
 * covers nothing at the end of the page, and causes no layout shift.
 */
export function BottomSlot({ children }: { children: ReactNode }) {
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
