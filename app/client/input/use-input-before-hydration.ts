import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A field can be filled in before hydration, by a quick visitor or by the browser. This returns that value before the first render in the browser,
 * which would otherwise reset it.
 */
export function useInputBeforeHydration(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') takeOver(typed);
  }, []);
  return field;
}
