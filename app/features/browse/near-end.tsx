import { useEffect, useEffectEvent, useRef } from 'react';

/** How far before the end of a list the next page is asked for, in pixels. */
const AHEAD = 700;

/** Stands at the end of a list and tells when the window comes near it. `key` it by the length of the list. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    // A busy page hears of several changes at once: the last is how it stands.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near(), {
      rootMargin: `${AHEAD}px 0px`,
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" />;
}
