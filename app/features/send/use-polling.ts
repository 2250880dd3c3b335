import { useEffect, useEffectEvent } from 'react';

/** Polls while the page is visible, and once whenever it becomes visible again. */
export function usePolling(
  ms: number,
  poll: () => Promise<void>,
  { immediately = false }: { /** polls for the first time at once */ immediately?: boolean } = {},
): void {
  const run = useEffectEvent(() => void poll());
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const start = () => {
      stop();
      timer = setInterval(() => run(), ms);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') return stop();
      run();
      start();
    };
    if (document.visibilityState === 'visible') {
      if (immediately) run();
      start();
    }
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [ms, immediately]);
}
