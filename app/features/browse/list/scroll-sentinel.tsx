import { useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end of a list the next page is requested, in pixels. */
const AHEAD = 1000;

/**
 * An element at the end of a list. It reports when the window comes near, and whether the end is visible already: a reader who scrolls comes near
 * first, one who jumps to the end of the page is there at once. Its `key` is the length of the list.
 */
export function ScrollSentinel({ onNear }: { onNear: (isInSight: boolean) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several entries at once: the last is the current state.
        const last = entries.at(-1);
        if (last?.isIntersecting) near(last.boundingClientRect.top < window.innerHeight);
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" />;
}
