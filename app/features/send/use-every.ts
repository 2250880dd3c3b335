import { useEffect, useEffectEvent } from 'react';

/** Does something again and again while the page is looked at, and at once when it comes back into sight; rests while it is hidden. */
export function useEvery(
  ms: number,
  act: () => Promise<void>,
  { atOnce = false }: { /** the first time when the screen comes */ atOnce?: boolean } = {},
): void {
  const again = useEffectEvent(() => void act());
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const rest = () => clearInterval(timer);
    const go = () => {
      rest();
      timer = setInterval(() => again(), ms);
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') return rest();
      again();
      go();
    };
    if (document.visibilityState === 'visible') {
      if (atOnce) again();
      go();
    }
    document.addEventListener('visibilitychange', turn);
    return () => {
      rest();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [ms, atOnce]);
}
