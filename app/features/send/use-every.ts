import { useEffect, useRef } from 'react';

/** Does something again and again while the page is looked at, and at once when it comes back into sight; rests while it is hidden. */
export function useEvery(ms: number, act: () => Promise<void>, isOn = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const rest = () => clearInterval(timer);
    const go = () => {
      rest();
      timer = setInterval(() => void latest.current(), ms);
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') return rest();
      void latest.current();
      go();
    };
    if (document.visibilityState === 'visible') go();
    document.addEventListener('visibilitychange', turn);
    return () => {
      rest();
      document.removeEventListener('visibilitychange', turn);
    };
  }, [ms, isOn]);
}
