import { useEffect, useRef, useSyncExternalStore } from 'react';
import css from './toast.module.css';
import { alertStore, closeAlert, type Alert } from './toast-store.ts';

/** The alerts of one tone, as they stand in sight. */
export function ToastList({ tone }: { tone: Alert['tone'] }) {
  const alerts = useSyncExternalStore(alertStore.subscribe, alertStore.current, alertStore.onServer);
  return alerts.filter((alert) => alert.tone === tone).map((alert) => <TimedToast key={alert.id} alert={alert} />);
}

/** Its clock runs only while it is neither pointed at nor focused, and only while the page is looked at. */
function TimedToast({ alert }: { alert: Alert }) {
  const held = useRef(new Set<string>());
  const restart = useRef<() => void>(() => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    restart.current = () => {
      clearTimeout(timer);
      if (alert.timeout !== null && held.current.size === 0)
        timer = setTimeout(() => closeAlert(alert.id), alert.timeout);
    };
    restart.current();
    return () => clearTimeout(timer);
  }, [alert]);
  function hold(reason: string, on: boolean) {
    held.current[on ? 'add' : 'delete'](reason);
    restart.current();
  }
  return (
    <div
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Toast
        text={alert.text}
        wrong={alert.tone === 'wrong'}
        onUndo={
          alert.undo &&
          (() => {
            closeAlert(alert.id);
            alert.undo?.();
          })
        }
        onClose={alert.timeout === null || alert.tone === 'wrong' ? () => closeAlert(alert.id) : undefined}
      />
    </div>
  );
}

/** How one looks. */
export function Toast({
  text,
  wrong = false,
  onUndo,
  onClose,
}: {
  text: string;
  wrong?: boolean;
  onUndo?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}) {
  return (
    <div className={css.toast} data-wrong={wrong || undefined}>
      <span>{text}</span>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      )}
      {onClose && !onUndo && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
