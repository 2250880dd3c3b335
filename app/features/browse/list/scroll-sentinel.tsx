import { useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end of a list the next page is asked for, in pixels. */
const AHEAD = 1000;

/**
 * Stands at the end of a list and tells when the window comes near it, and whether the end is in sight already: whoever reads
 * comes near first, whoever goes to the foot of the page is past it at once. `key` it by the length of the list.
 */
export function ScrollSentinel({ onNear }: { onNear: (isInSight: boolean) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several changes at once: the last is how it stands.
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
