import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A field is there before its page is alive: whoever was quick, or the browser itself, has filled it by then. What stands in it is
 * taken over before anything is drawn anew, since drawing would put back what the page knows.
 */
export function useTypedBefore(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') takeOver(typed);
  }, []);
  return field;
}
