import { useEffect, useRef } from 'react';
import { closeAlert, type Alert } from './toast-store.ts';

/**
 * Closes an alert after its timeout. The timeout starts anew when the pointer or the focus leaves the alert, and when the page becomes visible again.
 * @returns the event handlers of the element around it
 */
export function useAutoClose({ id, timeout }: Pick<Alert, 'id' | 'timeout'>) {
  const held = useRef(new Set<string>());
  const restart = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    restart.current = () => {
      clearTimeout(timer);
      if (timeout !== null && held.current.size === 0 && document.visibilityState === 'visible')
        timer = setTimeout(() => closeAlert(id), timeout);
    };
    const onVisible = () => restart.current();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, timeout]);
  function hold(reason: string, on: boolean) {
    held.current[on ? 'add' : 'delete'](reason);
    restart.current();
  }
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };
}
